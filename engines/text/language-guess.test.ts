import { expect, test } from 'vitest'
import { guessLanguage } from './language-guess.ts'

const samples = [
  [
    'English-US',
    'The station was opened in the year 1966, and it has been making power for the people of the region ever since that day.',
  ],
  [
    'German',
    'Das Kraftwerk wurde im Jahr 1966 eröffnet und versorgt seitdem die Menschen in der Region mit Strom, obwohl es schon sehr alt ist.',
  ],
  [
    'French',
    'La centrale a été ouverte en 1966 et elle fournit depuis ce jour de l’électricité aux habitants de la région, même si elle est vieille.',
  ],
  [
    'Spanish',
    'La central se abrió en el año 1966 y desde entonces ha dado energía a los habitantes de la región, aunque ya es muy antigua.',
  ],
  [
    'Italian',
    'La centrale è stata aperta nel 1966 e da allora fornisce energia agli abitanti della regione, anche se ormai è molto vecchia.',
  ],
  [
    'Dutch',
    'De centrale werd in 1966 geopend en levert sindsdien stroom aan de mensen in de regio, hoewel zij al heel erg oud is geworden.',
  ],
  [
    'Portuguese',
    'A central foi aberta em 1966 e desde então tem dado energia aos habitantes da região, embora já seja muito antiga para isso.',
  ],
  [
    'Polish',
    'Elektrownia została otwarta w 1966 roku i od tego czasu dostarcza prąd dla mieszkańców regionu, chociaż jest już bardzo stara.',
  ],
  [
    'Turkish',
    'Santral 1966 yılında açıldı ve o zamandan beri bölgedeki insanlar için elektrik üretiyor, ama artık çok eski olduğu da bir gerçek.',
  ],
  [
    'Vietnamese',
    'Nhà máy được khánh thành vào năm 1966 và từ đó đến nay đã cung cấp điện cho người dân trong vùng, mặc dù nó đã rất cũ rồi.',
  ],
] as const

test.each(samples)('%s is known by its commonest words', (language, text) => {
  expect(guessLanguage(text)).toBe(language)
})

test('what the document declares decides between the two Englishes, and where the text is too short', () => {
  expect(guessLanguage(samples[0][1], 'en-GB')).toBe('English-UK')
  expect(guessLanguage('Nur zwei', 'de-AT')).toBe('German')
  expect(guessLanguage('Nur zwei')).toBeNull()
})

test('a declaration that the text contradicts is not believed', () => {
  expect(guessLanguage(samples[1][1], 'en')).toBe('German')
})

test('a language that isn’t one of ours gives null', () => {
  expect(
    guessLanguage(
      'Станция была открыта в 1966 году и с тех пор даёт электричество людям в этом регионе, хотя она уже очень старая и её надо чинить.',
    ),
  ).toBeNull()
  expect(
    guessLanguage(
      '潮汐発電は海の潮の満ち引きを利用して電気を作る方法であり、世界で最も古い発電所はフランスにある。これは一九六六年に開かれた。',
    ),
  ).toBeNull()
  expect(guessLanguage('')).toBeNull()
})
