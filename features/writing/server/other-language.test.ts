import { expect, test } from 'vitest'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import { isOtherLanguage } from './other-language.ts'

test.each<[ContentLanguage, string]>([
  ['English-US', 'So wird aus der Flut Strom: wie ein Gezeitenkraftwerk läuft und was es für die Fische bedeutet.'],
  [
    'English-US',
    'Découvrez comment la marée devient de l’électricité, et pourquoi c’est une énergie prévisible pour les villes.',
  ],
  [
    'English-UK',
    'Descubre cómo la marea se convierte en electricidad y por qué es una energía muy previsible para las ciudades.',
  ],
  ['German', 'See how the tide is turned into power, and what that does to the fish of the estuary.'],
  ['German', 'Ontdek hoe het getij stroom wordt, en waarom dat voor de vissen niet altijd goed is.'],
  ['Spanish', 'See how the tide is turned into power, and what that does to the fish of the estuary.'],
  ['French', 'Scopri come la marea diventa elettricità e perché non è sempre un bene per i pesci della foce.'],
  ['English-US', 'Zobacz, jak przypływ zamienia się w prąd i dlaczego nie zawsze jest to dobre dla ryb.'],
  ['Portuguese', 'Cómo hornear el mejor pan en casa'],
  ['Portuguese', '¿Buscas regalo? Tenemos tazas hechas a mano.'],
  ['Spanish', 'Como assar o melhor pão em casa'],
  ['Spanish', 'Obrigado a todos. Amanhã haverá pão.'],
  ['English-US', 'Узнайте, как прилив превращается в электричество для города'],
  ['English-US', '潮汐发电站把海水的涨落变成电能，供整个城市使用。'],
  ['English-US', `${'Приливы и отливы бывают дважды в день. '.repeat(12)}`],
])('a few words that are certainly not %s: %s', (language, text) => {
  expect(isOtherLanguage(text, language)).toBe(true)
})

test.each<[ContentLanguage, string]>([
  ['English-US', 'Die Zeit, Der Spiegel, Der Standard, Das Erste, Der Tagesspiegel'],
  ['English-US', 'La Vie en Rose, Les Deux Magots, Le Monde, Le Petit Prince'],
  ['English-US', 'Volkswagen Golf, Mercedes-Benz, Bayerische Motoren Werke, Dr. Oetker, Haribo'],
  ['English-US', 'Москва'],
  ['English-US', '東京大学'],
  ['English-US', 'Ode “An die Freude, wo dein sanfter Flügel weilt” is sung in every concert hall.'],
  ['German', 'Cloud Computing, Machine Learning, Big Data, Internet of Things, Smart Home, Blockchain'],
  ['German', 'Gezeitenkraftwerk, Turbine, Staumauer, Bretagne, Rance, Saint-Malo, Dinard, Frankreich'],
  ['Spanish', 'Energía mareomotriz: costes, peces, turbinas, presas, mareas, Francia, Bretaña, Rance'],
  ['Portuguese', 'O jornal El País entrevista María Muñoz em Logroño.'],
  ['Spanish', 'João Guimarães lee “Não é meia-noite quem quer” en São Paulo.'],
  ['English-US', 'Tidal power: 24 turbines, 240 MW, 1966, Rance, Brittany'],
])('names, brands, and lists of %s pass: %s', (language, text) => {
  expect(isOtherLanguage(text, language)).toBe(false)
})
