import { describe, expect, test } from 'vitest'
import { splitPassages } from '../../retrieval/index.ts'
import type { ContentLanguage } from '../../text/index.ts'
import { readMaterial } from './material.ts'

/** The sentences that can be quoted, of a source that says these one after the other. */
function quoted(language: ContentLanguage, ...sentences: string[]): string[] {
  const passages = splitPassages({ sourceId: 'page', title: 'A page', language, text: sentences.join('\n\n') })
  return readMaterial({ language, passages }).quotable.map(({ text }) => text)
}

const ownVoice: Partial<Record<ContentLanguage, string[]>> = {
  'English-US': [
    'In our shop most riders come too late.',
    'The heat pump models in our test used 1.4 kilowatt hours per load.',
    'Importers should plan for two weeks of delay, according to forwarders we spoke to.',
    'Since then I could hold a call next to the dryer.',
    'Our correspondent reports that two ships were unloaded.',
  ],
  German: [
    'Nach vier Jahren haben wir das Ziel erreicht.',
    'In unserem Haus stehen dafür zwölf Zimmer bereit.',
    'Die Stadt hat uns den Kiosk überlassen.',
    'Mein Großvater baute die Mühle im Jahr 1921.',
  ],
  French: [
    "Notre équipe accueille les visiteurs toute l'année.",
    'Depuis 2019, nous proposons des bateaux sans permis.',
    "À Toulouse, j'utilise le canal chaque jour.",
  ],
  Spanish: [
    'Desde 2019 ofrecemos visitas al faro con guía.',
    'Nuestro equipo restauró el faro en dos años.',
    'En el taller hemos probado ocho modelos.',
  ],
}
const everybody: Partial<Record<ContentLanguage, string>> = {
  'English-US': 'When we sleep, our own immune system repairs the body.',
  German: 'Im Schlaf ordnet unser Gehirn, was der Tag gebracht hat.',
  French: 'Pendant le sommeil, notre cerveau trie les souvenirs.',
  Spanish: 'Los últimos tramos del canal miden ocho metros; nuestro planeta tiene muchos canales.',
}
const speaker: Partial<Record<ContentLanguage, string>> = {
  'English-US': '“We cannot load a single vessel,” said Hendrik Maas of the port.',
  German: '„Danach haben wir Ruhe für 30 Jahre“, sagte Sabine Kröger im Rat.',
  French: '« Nous avons sauvé les platanes », a déclaré Anne Roux à Béziers.',
  Spanish: '«Hemos salvado el faro», dijo Ana Ruiz en el puerto.',
}

describe.each(Object.keys(ownVoice) as ContentLanguage[])('%s', (language) => {
  test('what a source says of itself is not said for the writer; what all people do and what somebody said is', () => {
    const kept = [everybody[language] ?? '', speaker[language] ?? '']
    expect(quoted(language, ...(ownVoice[language] ?? []), ...kept)).toEqual(kept)
  })
})
