import { z } from 'zod'
import type { Measure } from '../../../../engines/parts/index.ts'
import { type ContentLanguage, countWords } from '../../../../engines/text/index.ts'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { Setting } from '../../../writing/contract.ts'
import { languageName, voiceRules } from '../../../writing/server/index.ts'
import { type OffBound, OrderedLength } from './lengths.ts'

/** What a reviewer answers: what is wrong first, so that the words follow from it. */
export const ReviewShape = z.object({
  edits: z.array(
    z.object({
      version: z.number().int().default(1),
      wrong: z.string(),
      words: z.string(),
      instead: z.string().nullish(),
    }),
  ),
  notes: z.array(z.string()).nullish(),
  lengths: z.array(OrderedLength).nullish(),
})

/** The same for a text in a voice: places that are right but sound like anybody have a list of their own, else nobody names them. */
export const VoicedReviewShape = ReviewShape.extend({
  voice: z.array(z.object({ version: z.number().int().default(1), words: z.string(), instead: z.string() })).nullish(),
})

/** A text as a reviewer sees it. */
export interface Reviewable {
  content: string
  /** How long its parts are, where they have limits. */
  measures: readonly Measure[]
}

/** Tokens that a list of edits takes at most. */
const EDIT_TOKENS = 2_000
/** And the places of all lengths. */
const LENGTH_TOKENS = 800

/** Asks an editor to compare what was written with the order and its material, and to name the words that have to change. Pure. */
export function reviewRequest(
  order: Pick<ModelRequest, 'prompt' | 'fenced'>,
  versions: readonly Reviewable[],
  { language, voice, ordersLengths }: Pick<Setting, 'language' | 'voice'> & { ordersLengths: boolean },
): ModelRequest {
  return {
    system: editorSystem({ language, voice }),
    prompt: `A writer was given this order:\n\n${order.prompt}`,
    fenced: [
      ...(order.fenced ?? []),
      ...versions.map(({ content }, at) => ({ label: `VERSION ${at + 1}`, text: content })),
    ],
    after: [
      voice ? [CHECKS, ...VOICE_CHECKS].join('\n') : CHECKS,
      ...(versions.length > 1 ? [BETWEEN_VERSIONS] : []),
      lengthsOf(versions),
      EDITS,
      ...(voice ? [VOICE_EDITS] : []),
      notesRule(language),
      ...(ordersLengths ? [LENGTHS] : []),
    ].join('\n\n'),
    maxOutputTokens: EDIT_TOKENS + (ordersLengths ? LENGTH_TOKENS : 0),
    temperature: 0.2,
  }
}

/** Who edits, and what never gets in. */
export function editorSystem({ language, voice }: Pick<Setting, 'language' | 'voice'>): string {
  return [
    `You are the editor who answers for a text before it goes out. What you write into it is in ${languageName(language)}, in the manner of the rest. Never invent numbers, names, dates, quotations, or reasons.`,
    ...(voice ? voiceRules(voice) : []),
  ].join('\n')
}

const CHECKS = [
  'What the writer handed in is quoted as VERSION. You put your name to it: read it sentence by sentence with the order and the material beside it, and change',
  '- what the material doesn’t say, or says less surely, less generally, or of something else: a number, name, date, reason, quality, promise;',
  '- what is missing although a reader would be misled without it, or the order or the person’s remarks ask for it: a condition, an exception, a limit, a later correction, the bad figure beside the good one;',
  '- what the order or the person’s remarks rule out, and remarks to the writer that got into the text;',
  '- what breaks a length, a form, or the language that was ordered;',
  '- sentences or items that make a point for the second time;',
  '- the weakest places, three at most, where the order leaves the words free: an opening, heading, or item that tells a reader little, a clumsy or curt sentence, a stock phrase.',
].join('\n')

const VOICE_CHECKS = [
  '- what breaks one of its rules.',
  'Its images, asides, and jokes stay, and what you write is in this voice too: in whole sentences if it speaks in whole sentences.',
]

const BETWEEN_VERSIONS = 'Versions that say nearly the same are wrong too: change the later one.'

const EDITS = [
  'Name for each the words that have to change, exactly as they stand in the version and long enough to stand there only once, and what is to stand instead (empty: they go). It says only what the material says.',
  'Where something is missing, replace the sentence where it belongs by one that has it; so that it reads as if it had been written with the rest and nothing is hung on a sentence that was complete; where there is no room, leave out a point that matters less, rather than squeeze sentences, but never what a reader needs to act: when, where, whom to call, what not to do.',
  'Leave alone what is right and reads well, explain no joke, and make no sentence clumsy for the sake of completeness; where all is well, give an empty list.',
].join(' ')

const VOICE_EDITS =
  'voice: the places of each version, two at most and none that you edit otherwise, that sound least like the voice: several flat or curt sentences in a row that anybody could have written, or an aside for its own sake. `words` as they stand there, and `instead` the same facts as whoever has this voice would tell them: with its turn, its smile, or its word to the reader where one grows out of the fact itself; or without the aside. It says nothing twice (“every evening, and not only on one”), hangs nothing on a sentence that was complete, and leaves a date, a price, and what somebody must do as plain as they are. No fact, reason, or experience comes in, none goes, and it is hardly longer. Usually none.'

/** Code counts; of which words it is to count what, only a reader of the order can say. */
const LENGTHS =
  'lengths: every number of words or characters that the person’s own words set for anything (each heading, point, or answer, a sentence, a paragraph, the whole), an entry for each. said: their words for it. unit: words or characters. least, most: the numbers they name (“80 to 100”: both; “at most 40”: most; “about 50”: neither). places: everything in the version that it holds for, each exactly as it stands there; of what has more than twelve words the first six and the last six with “ … ” between. What is counted together is one place, from its first words to its last; what it doesn’t hold for (a greeting, a label) is in none. Don’t count, and edit nothing for its length: a program counts and tells you.'

/** What a careful writer would say when handing in: it has no place in the text itself. */
function notesRule(language: ContentLanguage): string {
  return `notes: what the person who ordered it should check or decide before it goes out, and the text can’t settle: details in the material that contradict each other or don’t add up, something asked for that the material lacks, a remark of theirs on who may say what that whoever uses the text must know. In ${languageName(language)}, at most three, each a sentence; usually none. Nothing on your edits.`
}

/** What a model can’t count itself. */
function lengthsOf(versions: readonly Reviewable[]): string {
  const lines = versions.map(({ content, measures }, at) => {
    const parts = measures.map(({ part, count, most, unit }) => `${part} ${count} of at most ${most} ${unit}`)
    return `VERSION ${at + 1}: ${[`${countWords(content)} words`, ...parts].join('; ')}.`
  })
  return `Counted: ${lines.join(' ')}`
}

/** Asks for what a program found too long or too short, by version. Pure. */
export function lengthsRequest(
  order: Pick<ModelRequest, 'prompt' | 'fenced'>,
  versions: readonly string[],
  { off, ...setting }: Pick<Setting, 'language' | 'voice'> & { off: readonly OffBound[][] },
): ModelRequest {
  const counted = off.flatMap((places, at) => places.map((place) => `- VERSION ${at + 1}: ${countedWords(place)}`))
  return {
    system: editorSystem(setting),
    prompt: `A writer was given this order:\n\n${order.prompt}`,
    fenced: [...(order.fenced ?? []), ...versions.map((text, at) => ({ label: `VERSION ${at + 1}`, text }))],
    after: `What the writer handed in is quoted as VERSION. A program has counted it, and these places don’t keep to a length that was ordered:\n${counted.join('\n')}\n\n${MEND}`,
    maxOutputTokens: EDIT_TOKENS,
    temperature: 0.2,
  }
}

/** Characters of a place that say which one it is. */
const SHOWN = 160

const MEND =
  'Give for each the words that have to change, exactly as they stand in the version and long enough to stand there only once, and what is to stand instead, so that the place keeps to its length with something to spare. What is too long says less: whole points go before words, and what a reader needs to act stays. What is too short says more of what the material says. Sentences stay whole and sound as they do now; nothing else changes.'

function countedWords({ bound: { said, unit, least, most }, words, count }: OffBound): string {
  const shown = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words
  const allowed =
    count > most ? `at most ${most}, so ${count - most} too many` : `at least ${least}, so ${least - count} too few`
  return `“${shown}” has ${count} ${unit}: ${allowed} (ordered: “${said}”).`
}
