import type { Pair, Part, PartValues } from './part.ts'

/**
 * The text that parts make, in Markdown, with the labels of the text's language (`de`) where parts have them. A part alone
 * needs no label; what is empty is left out.
 */
export function renderParts(parts: readonly Part[], values: PartValues, language = 'en'): string {
  const isAlone = parts.length === 1
  return parts
    .map((part) => rendered({ ...part, label: part.labels?.[language] ?? part.label }, values[part.name], isAlone))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** The texts of one part, one for each entry that is copied or counted for itself. */
export function textsOf(part: Part, value: PartValues[string] | undefined): string[] {
  if (value === undefined) return []
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return value.map((entry) => (typeof entry === 'string' ? entry : pairText(part, entry)))
}

function rendered(part: Part, value: PartValues[string] | undefined, isAlone: boolean): string {
  const texts = textsOf(part, value)
  if (texts.length === 0) return ''
  if (typeof value === 'string') return isAlone ? value.trim() : single(part, value.trim())
  const list = joined(part, texts)
  if (part.style === 'commas') return isAlone ? list : `**${part.label}:** ${list}`
  return part.headed ? `### ${part.label}\n\n${list}` : list
}

function single({ form, label, headed }: Part, text: string): string {
  if (form === 'title') return `## ${text}`
  if (form === 'line') return `**${label}:** ${text}`
  return headed ? `### ${label}\n\n${text}` : text
}

function joined(part: Part, texts: readonly string[]): string {
  switch (part.style) {
    case 'numbers':
      return texts.map((text, at) => `${at + 1}. ${text}`).join('\n')
    case 'commas':
      return texts.join(', ')
    case 'lines':
      // a line break that Markdown keeps
      return texts.join('  \n')
    case 'questions':
      return texts.join('\n\n')
    default:
      return texts.map((text) => `- ${text}`).join('\n')
  }
}

function pairText({ columns = ['', ''], style, headed }: Part, pair: Pair): string {
  const [first = '', second = ''] = columns.map((name) => pair[name]?.trim() ?? '')
  if (style === 'lines') return `${first} ${second}`
  // below a heading of their own, or right below the title
  if (style === 'questions') return `${headed ? '####' : '###'} ${first}\n\n${second}`
  if (second === '') return `**${first}**`
  // “Is it safe?: Yes”
  return /[?!.…:]$/.test(first) ? `**${first}** ${second}` : `**${first}**: ${second}`
}
