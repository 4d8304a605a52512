import { type Measure, measureParts, type PartValues } from '../../../engines/parts/index.ts'
import type { Setting } from '../../writing/contract.ts'
import type { Checked, Fault, Generator, GeneratorInput } from '../generator.ts'

/** What a text is checked against: all words of the call, and all of the sources. */
export function checkedWith(input: GeneratorInput, { sources }: Pick<Setting, 'sources'>): Checked<GeneratorInput> {
  const said = Object.values(input).filter((value) => typeof value === 'string' || typeof value === 'number')
  return { input, known: [...said.map(String), ...sources.map(({ text }) => text)].join('\n') }
}

/** A text as it is checked. */
export interface Checkable {
  content: string
  parts?: PartValues | undefined
}

/** What is wrong with a text: what is too long for its target, and what its generator does not allow. */
export function faultsOf(
  generator: Generator,
  { content, parts }: Checkable,
  checked: Checked<GeneratorInput>,
): Fault[] {
  const measured = parts && generator.parts ? measureParts(generator.parts, parts, checked.input) : []
  return [...measured.filter(({ isOver }) => isOver).map(tooLong), ...(generator.faults?.(content, checked) ?? [])]
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
