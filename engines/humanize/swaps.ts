/** A change of wording, ready to be made. */
export interface Swap {
  readonly pattern: RegExp
  /** A sentence without this word needs no look. */
  readonly first: string
  readonly to: string
}

const LETTERS = "[\\p{L}\\p{N}'’-]"

/** Reads `from = to | next words | words not before`, one a line, as `Lists` has them. Longer ones come first, so that a phrase goes before its words. */
export function swapsOf(list: string, { hasSoundArticles }: { hasSoundArticles: boolean }): Swap[] {
  return list
    .trim()
    .split('\n')
    .map((line) => swapOf(line, hasSoundArticles))
    .sort((a, b) => b.length - a.length)
    .map(({ swap }) => swap)
}

function swapOf(line: string, hasSoundArticles: boolean): { swap: Swap; length: number } {
  const [pair = '', next = '', notBefore = ''] = line.split('|').map((part) => part.trim())
  const [written = '', to = ''] = pair.split('=').map((side) => side.trim())
  const isAtHead = written.startsWith('^')
  const from = isAtHead ? written.slice(1) : written
  const before = notBefore === '' ? '' : `(?<!(?<!${LETTERS})(?:${alternatives(notBefore)})\\s)`
  // an article goes with its adjective, so that `a crucial step` is `an important step`
  const article = hasSoundArticles ? '(?:([Aa]n?) )?' : '()'
  const head = isAtHead ? '^' : ''
  const source = `${head}(?<!${LETTERS})${before}${article}(${eitherCase(from)})(?!${LETTERS})${ahead(next)}`
  let pattern: RegExp | undefined
  return {
    length: from.length,
    swap: {
      // most are never looked for, and to compile all of them takes longer than to load the rest of a program
      get pattern() {
        pattern ??= new RegExp(source, isAtHead ? 'u' : 'gu')
        return pattern
      },
      first: from.toLowerCase().match(/[\p{L}-]+/u)?.[0] ?? '',
      to,
    },
  }
}

function eitherCase(words: string): string {
  const [head = ''] = words
  return `[${head.toLowerCase()}${head.toUpperCase()}]${words.slice(1)}`
}

/** What must come next; behind `!` what must not. A point stands for the end of a clause. */
function ahead(next: string): string {
  if (next === '') return ''
  if (next === '.') return '(?=[.,;!?])'
  return next.startsWith('!')
    ? `(?!\\s(?:${alternatives(next.slice(1))})(?!${LETTERS}))`
    : `(?=\\s(?:${alternatives(next)})(?!${LETTERS}))`
}

function alternatives(list: string): string {
  return list
    .split(',')
    .map((words) => words.trim().replaceAll('*', '[\\p{L}\\p{N}.,-]*'))
    .join('|')
}

/** Other wordings from a list; forms stay, and so does the grammar. */
export function wordsToCompare(sentence: string, swaps: readonly Swap[]): string {
  const present = new Set(sentence.toLowerCase().match(/[\p{L}-]+/gu))
  return swaps.filter(({ first }) => present.has(first)).reduce(withSwap, sentence)
}

function withSwap(sentence: string, { pattern, to }: Swap): string {
  return sentence.replace(pattern, (found: string, article: string | undefined, from: string, at: number) => {
    const isCapital = /^\p{Lu}/u.test(from)
    // a capital inside a sentence makes a name
    if (isCapital && (at > 0 || article)) return found
    if (article) return `${articleFor(article, to)} ${to}`
    return isCapital ? raised(to) : to
  })
}

function articleFor(article: string, next: string): string {
  const fitting = /^[aeio]/i.test(next) ? 'an' : 'a'
  return /^A/.test(article) ? raised(fitting) : fitting
}

/** With a capital at the head. */
export function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
