import { type Measure, measureParts, type PartValues, textsOf } from '../../../engines/parts/index.ts'
import type { Copy } from '../../../platform/contract/evidence.ts'
import type { Setting } from '../../writing/contract.ts'
import { ruleFaults, voiceFaults } from '../../writing/server/index.ts'
import { itemsTooLong, limitsOfEach } from '../each-length.ts'
import type { Checked, Fault, Generator, GeneratorInput } from '../generator.ts'
import { longerThan, mostCharactersOrdered, mostWordsOf, mostWordsOrdered } from '../ordered-length.ts'

/** With what a text that came is checked. */
export interface CheckedCopy extends Checked<GeneratorInput> {
  setting: Pick<Setting, 'voice' | 'language'>
  /** A second reading finds the lengths that the person’s words order (see review/lengths.ts); else patterns do, which know less. */
  hasLengthsRead: boolean
}

/** What a text is checked against: all words of the call and of the brief, and all of the sources. */
export function checkedWith(input: GeneratorInput, setting: Setting, hasLengthsRead: boolean): CheckedCopy {
  const { sources, brief } = setting
  const known = [ownWordsOf(input), brief, ...sources.map(({ text }) => text)].join('\n')
  return { input, known, setting, hasLengthsRead }
}

/** All that the person says in a call. The digits of an id are no figures that somebody gave. */
export function ownWordsOf(input: GeneratorInput): string {
  return Object.values(input)
    .filter((value) => (typeof value === 'string' && !ID.test(value)) || typeof value === 'number')
    .join('\n')
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A text as it is checked. */
export interface Checkable {
  content: string
  parts?: PartValues | undefined
}

/** What is wrong with a text: what is too long for its target or for its order, what its generator does not allow, what only the voice says, and what breaks the voice’s rules. */
export function faultsOf(generator: Generator, { content, parts }: Checkable, checked: CheckedCopy): Fault[] {
  const measured = parts && generator.parts ? measureParts(generator.parts, parts, checked.input) : []
  const order = orderOf(generator, checked.input)
  // who orders titles of 65 characters wants them, whatever a search page shows
  const hasOwnTitles = limitsOfEach(order).some(({ of, unit }) => of === 'titles' && unit === 'characters')
  const isOrdered = ({ unit }: Measure) => unit === 'pixels' && hasOwnTitles
  return [
    ...measured.filter((measure) => measure.isOver && !isOrdered(measure)).map(tooLong),
    ...textTooLong(generator, { content, parts }, checked),
    ...(checked.hasLengthsRead ? [] : itemsTooLong(order, { content, parts, layout: generator.parts })),
    ...(generator.faults?.(content, checked) ?? []),
    ...voiceFaults(content, checked.setting, { known: checked.known, isReworded: generator.rewords === true }),
    ...rulesBroken(generator, { content, parts }, checked),
  ]
}

/** Rules of the voice that a text breaks; none where its words may not change. Labels of parts are ours, not the writer's. */
export function rulesBroken(
  generator: Generator,
  { content, parts }: Checkable,
  { input, known, setting }: CheckedCopy,
): Fault[] {
  if (generator.rewords && generator.takesInstructions === false) return []
  const text =
    parts && generator.parts
      ? generator.parts
          .flatMap((part) =>
            textsOf(part, parts[part.name]).map((words) => (part.form === 'title' ? `## ${words}` : words)),
          )
          .join('\n\n')
      : content
  const keyphrase = 'keyphrase' in input && typeof input.keyphrase === 'string' ? [input.keyphrase] : []
  return ruleFaults(text, setting, { known, demanded: [...keyphrase, ...(generator.demanded?.(input) ?? [])] })
}

/** Whether something is wrong in a text that was not in the one before: other places than those that were named there. */
export function hasNewPlaces(before: readonly Fault[], after: readonly Fault[]): boolean {
  const left = new Map<string, number>()
  for (const place of placesIn(before)) left.set(place, (left.get(place) ?? 0) + 1)
  return placesIn(after).some((place) => {
    const count = left.get(place) ?? 0
    left.set(place, count - 1)
    return count === 0
  })
}

/** How many places faults have; one where none is named. */
export function placesOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { places }) => sum + (places?.length ?? 1), 0)
}

function placesIn(faults: readonly Fault[]): string[] {
  return faults.flatMap(({ code, places = [] }) => places.map((place) => `${code} ${place}`))
}

/** A text that is longer than the person said or chose in the call: an order, notes with one in them, a length in the form. */
export function textTooLong(generator: Generator, text: Checkable, { input, hasLengthsRead }: CheckedCopy): Fault[] {
  const words = 'words' in input && typeof input.words === 'number' ? input.words : undefined
  const order = hasLengthsRead ? '' : orderOf(generator, input)
  const running = runningText(generator, text)
  return [
    ...longerThan(mostWordsOf({ order, words }), 'words', running),
    ...longerThan(mostCharactersOrdered(order), 'characters', running),
  ]
}

/** What an order counts: no title, subject, or description for search pages, which have places and limits of their own, and no labels. */
function runningText({ parts: layout }: Generator, { content, parts }: Checkable): string {
  if (!parts || !layout) return content
  const running = layout.filter(({ form, limit }) => form !== 'title' && !(form === 'line' && limit))
  return running.flatMap((part) => textsOf(part, parts[part.name])).join('\n\n')
}

/** The length that a call orders, where it does: in the person’s words, or in the form. */
export function orderedWords(
  generator: Generator,
  { input, hasLengthsRead }: Pick<CheckedCopy, 'input' | 'hasLengthsRead'>,
): Copy['ordered_words'] {
  const most = hasLengthsRead ? null : mostWordsOrdered(orderOf(generator, input))
  if (most !== null) return { count: most, is_limit: true }
  return 'words' in input && typeof input.words === 'number' ? { count: input.words, is_limit: false } : undefined
}

/** All that the person says on the whole text in the call; what is only worked on says nothing of it. */
function orderOf(generator: Generator, input: GeneratorInput): string {
  const { text, isBrief } = generator.prompt(input)
  const isWorkedOn = text !== undefined && !isBrief
  if (isWorkedOn && (generator.rewords || generator.takesInstructions === false)) return ''
  return Object.values(input)
    .filter((value) => typeof value === 'string' && !(isWorkedOn && value === text))
    .join('\n\n')
}

const UNITS = {
  characters: 'characters',
  pixels: 'pixels',
  post: 'characters as X counts them',
  words: 'words',
} as const

function tooLong({ part, text, unit, count, most }: Measure): Fault {
  const counted = `${count} ${UNITS[unit]} (limit ${most})`
  const room = unit === 'pixels' ? Math.floor(([...text].length * most) / count) - 2 : most
  return {
    part,
    code: 'too-long',
    message: `Too long: ${counted}.`,
    ask: `${part}: “${text.slice(0, 120)}” is too long: ${counted}. At most ${room} ${unit === 'pixels' ? 'characters' : UNITS[unit]}; say less, in whole words.`,
  }
}
