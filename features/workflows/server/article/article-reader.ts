/** A part of an article: what stands before the first heading, a planned section by its place, or the end. */
export type PartName = 'opening' | 'closing' | number

const HEADING = /^[ \t]{0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/

/**
 * Parts an article into its planned sections while it comes in pieces. A heading that was planned begins its section, and
 * ends the one before; any other heading is part of the text it stands in. A title over the article is left out.
 */
export class ArticleReader {
  readonly #headings: readonly string[]
  readonly #closing: string
  readonly #texts = new Map<PartName, string>()
  /** A line that may be a heading and has not come to its end. */
  #line = ''
  #current: PartName = 'opening'
  #isOver = false

  constructor(headings: readonly string[], closing: string) {
    this.#headings = headings.map(plain)
    this.#closing = plain(closing)
  }

  push(piece: string): void {
    this.#line += piece
    for (let end = this.#line.indexOf('\n'); end >= 0; end = this.#line.indexOf('\n')) {
      this.#take(this.#line.slice(0, end + 1))
      this.#line = this.#line.slice(end + 1)
    }
    // the words of a long line are shown as they come
    if (this.#line && !/^[ \t]{0,3}(?:#|$)/.test(this.#line) && !this.#isMidLine) this.#isMidLine = true
    if (this.#isMidLine) {
      this.#append(this.#line)
      this.#line = ''
    }
  }

  end(): void {
    if (this.#line) this.#take(this.#line)
    this.#line = ''
    this.#isOver = true
  }

  /** The part that is being written. */
  get current(): PartName {
    return this.#current
  }

  /** What has come of a part; undefined where it has not begun. */
  textOf(part: PartName): string | undefined {
    return this.#texts.get(part)
  }

  /** True once nothing more of a part can come. */
  isPast(part: PartName): boolean {
    return this.#isOver || orderOf(part) < orderOf(this.#current)
  }

  #isMidLine = false

  #take(line: string): void {
    const [, marks = '', words = ''] = this.#isMidLine ? [] : (HEADING.exec(line.trimEnd()) ?? [])
    if (line.endsWith('\n')) this.#isMidLine = false
    const next = marks ? this.#partNamed(plain(words)) : null
    const isTitle = marks === '#'
    if (next !== null) {
      this.#current = next
      this.#texts.set(next, this.#texts.get(next) ?? '')
    } else if (!isTitle) this.#append(line)
  }

  /** A planned heading that is still to come; the first of those that are alike. */
  #partNamed(words: string): PartName | null {
    const at = this.#headings.findIndex((heading, place) => heading === words && place > orderOf(this.#current))
    if (at >= 0) return at
    return words === this.#closing && this.#current !== 'closing' ? 'closing' : null
  }

  #append(text: string): void {
    this.#texts.set(this.#current, (this.#texts.get(this.#current) ?? '') + text)
  }
}

function orderOf(part: PartName): number {
  if (part === 'opening') return -1
  return part === 'closing' ? Number.POSITIVE_INFINITY : part
}

/** A heading as it is compared: its words alone. */
function plain(heading: string): string {
  return heading
    .replace(/\[\d+\]/g, '')
    .replace(/^\s*\d+[.)]\s+/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
