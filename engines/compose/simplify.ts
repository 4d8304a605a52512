import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import type { Material } from './material.ts'
import { keepsMeaning } from './meaning-lock.ts'
import { type OwnSentence, ownText, putOwn, type Rewritten } from './own-text.ts'
import { Page } from './page.ts'
import { cutInTwo, madeActive } from './sentence-moves.ts'
import { chosen } from './wording.ts'
import { inOtherWords } from './wording-moves.ts'

/** How a text is made simpler. */
export interface SimplifyOptions {
  readonly variant?: number
}

/** The writer's own sentences in plainer words, long ones cut where they join, the passive made active. Nothing goes. */
export function simplify(material: Material, options: SimplifyOptions = {}): Composed {
  const { variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const own = ownText(material)
  const simple = own.flatMap((sentence) => simpler(material, sentence, variant))
  const isSame = simple.length === own.length && simple.every(({ text }, at) => text === own[at]?.text)
  const page = new Page()
  if (isSame) page.words(chosen(material.vocabulary.pack.phrases.noSafeChange, variant)).paragraph()
  if (variant % 3 === 2 && simple.length > 2) putAsList(page, simple)
  else putOwn(page, simple)
  return page.done()
}

/** One thought a line: the simplest layout there is. A sentence that leans on the one before stays on its line. */
function putAsList(page: Page, simple: readonly Rewritten[]): void {
  for (const [at, { text, from }] of simple.entries()) {
    const leans = from.some(({ sentence }) => sentence.leansOn !== null)
    if (at === 0 || !leans) page.item(0)
    putOwn(page, [{ text, from, startsParagraph: false }])
  }
}

/** Longer sentences are none, or nobody's to cut by rule. */
const LONGEST = 600

function simpler(material: Material, own: OwnSentence, variant: number): Rewritten[] {
  const { text, sentence, startsParagraph } = own
  if (sentence.kind !== 'statement' || text.length > LONGEST) return [{ text, from: [own], startsParagraph }]
  const moves = variant % 2 === 0 ? [cutInTwo, madeActive] : [madeActive]
  const parts = moves.reduce<string[]>(
    (list, move) => list.flatMap((part) => safe(material, part, move(part, material))),
    [text],
  )
  return parts.map((part, place) => {
    const plain = inOtherWords(part, 'plain', material.language)
    const kept = keepsMeaning(part, plain, material.language) ? plain : part
    return { text: kept, from: [own], startsParagraph: startsParagraph && place === 0 }
  })
}

function safe(material: Material, before: string, after: string[] | null): string[] {
  return after !== null && keepsMeaning(before, after.join(' '), material.language) ? after : [before]
}
