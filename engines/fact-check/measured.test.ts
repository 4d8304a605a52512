import { expect, test } from 'vitest'
import { type ContentLanguage, contentLanguages } from '../text/index.ts'
import { isMeasured, judgeClaim } from './index.ts'

test.each<[ContentLanguage, string]>([
  ['English-US', 'Zoë and François flew from São Paulo to Zürich in May.'],
  [
    'English-US',
    'Solar costs fell sharply. Installers report strong demand. Wind farms expand offshore. Gas plants close.',
  ],
  ['German', 'Die Stadt hat rund drei Millionen Einwohner und liegt am Fluss.'],
  ['Polish', 'Ceny mieszkań wzrosły, choć sprzedaż spadła. Deweloperzy zapowiadają nowe inwestycje.'],
  ['Turkish', 'İstanbul’da konut fiyatları geçen yıl hızla yükseldi. Satışlar düştü, kiralar arttı.'],
  ['Vietnamese', 'Thành phố có khoảng ba triệu dân và nằm bên bờ sông.'],
  ['English-US', '42 %'],
  ['English-US', ''],
])('%s is read: %s', (language, text) => expect(isMeasured(text, language)).toBe(true))

test.each<[string, string]>([
  ['Chinese', '这座桥于1937年建成，全长2737米。'],
  ['Thai', 'สะพานนี้เปิดในปี 1937'],
  ['Arabic', 'افتتح الجسر عام 1937'],
  [
    'Czech',
    'Česká republika je stát ve střední Evropě a jejím hlavním městem je Praha, kde žije přes milion obyvatel.',
  ],
  [
    'Swedish',
    'Sverige har ungefär tio miljoner invånare och är till ytan det tredje största landet i unionen. Huvudstaden heter Stockholm, som också är landets största stad.',
  ],
])('%s is not read as English', (_, text) => expect(isMeasured(text, 'English-US')).toBe(false))

test('what is not read is neither supported nor disputed, unless it stands there word for word', () => {
  const claim = '这座桥于1937年建成，全长2737米。'
  for (const language of contentLanguages) {
    expect(judgeClaim(claim, ['这座桥于1947年建成，全长2737米。'], language)).toMatchObject({
      verdict: 'not-enough-evidence',
      sense: 'not-measured',
      findings: [],
    })
    expect(judgeClaim(claim, [claim], language).verdict).toBe('supported')
  }
})
