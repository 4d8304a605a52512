import { type ContentLanguage, contentLanguageOf, isMostlyLatin } from '../../../../engines/text/index.ts'
import { Thread } from '../../../../platform/server/thread.ts'
import type { StatementKind } from '../../facts/fixed-values.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { contradictions, isMeasured, type Statement } from './judge.ts'
import { readable } from './readable.ts'
import { remembered } from './remembered.ts'
import type { reading } from './statements-worker.ts'

/** A sentence that states something, with what that is. */
export interface FoundStatement extends Statement {
  kind: StatementKind
  sentence: ReadSentence
}

type ReadStatement = Statement & Pick<FoundStatement, 'sentence'>

/** Sentences from which on reading them would be felt by others who wait for the processor. */
const HEAVY = 300

const thread = new Thread<typeof reading>(new URL('./statements-worker.ts', import.meta.url))

/** What a text states that is to be checked or is opinion and the like, each sentence once however often it is there. */
export async function statementsIn(sentences: readonly ReadSentence[], language: string): Promise<FoundStatement[]> {
  const all = await readIn(sentences, language)
  return all.flatMap(({ kind, ...one }) => (kind === 'plain' ? [] : [{ ...one, kind }]))
}

/**
 * The sentences that are no claims, but that a source may say or deny all the same, each once: those that state something without a
 * figure, name, or finding, and what is announced or expected.
 */
export async function plainStatementsIn(sentences: readonly ReadSentence[], language: string): Promise<ReadSentence[]> {
  return (await readIn(sentences, language)).flatMap(({ kind, sentence }) =>
    kind === 'plain' || kind === 'prediction' ? [sentence] : [],
  )
}

/** A long text is read in a thread of its own. */
async function readIn(sentences: readonly ReadSentence[], language: string): Promise<ReadStatement[]> {
  const once = new Map<string, ReadSentence>()
  for (const sentence of sentences) if (!once.has(sentence.anchor)) once.set(sentence.anchor, sentence)
  const list = [...once.values()]
  const asked = { texts: list.map(({ text }) => readable(text).text), language: contentLanguageOf(language) }
  const found = list.length < HEAVY ? remembered(asked) : await thread.ask('statements', asked)
  return list.flatMap((sentence, at) => {
    const statement = found[at]
    return statement ? [{ ...statement, sentence }] : []
  })
}

/** Claims of a text that contradict each other, by their anchors, with the sentences against each. */
export async function contradictingIn(
  sentences: readonly ReadSentence[],
  language: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const claims = (await statementsIn(sentences, language)).filter(({ kind }) => kind === 'claim')
  const found = new Map<string, string[]>()
  const add = (at: number, other: number) => {
    const [claim, against] = [claims[at]?.sentence, claims[other]?.sentence]
    if (claim && against) found.set(claim.anchor, [...(found.get(claim.anchor) ?? []), against.text])
  }
  const texts = claims.map(({ sentence }) => sentence.text)
  for (const [one, other] of await contradictingPairs(texts, contentLanguageOf(language))) {
    add(one, other)
    add(other, one)
  }
  return found
}

/** Pairs of sentences of one text that cannot both hold, as indexes. */
async function contradictingPairs(texts: string[], language: ContentLanguage): Promise<[number, number][]> {
  return texts.length < HEAVY ? contradictions(texts, language) : thread.ask('contradictions', { texts, language })
}

/** Whether the rules of a language read a text, or what stands of it in Latin letters beside other scripts; one without a letter has nothing to read. */
export function isReadIn(sentences: readonly ReadSentence[], language: ContentLanguage): boolean {
  const texts = sentences.map(({ text }) => readable(text).text).filter((text) => /\p{L}/u.test(text))
  const latin = texts.filter(isMostlyLatin)
  return texts.length === 0 || (latin.length > 0 && isMeasured(latin.slice(0, SAMPLED_SENTENCES).join(' '), language))
}

/** Sentences used to detect the language of a text. */
const SAMPLED_SENTENCES = 400
