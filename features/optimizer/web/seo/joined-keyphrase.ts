import { type ContentLanguage, folded, type Page, words } from '../../../../engines/text/index.ts'

/** Small words that join two of a keyphrase, in the languages of texts. */
const JOINTS = new Set(
  `of for in on with without to at and der des für und im mit ohne de du à en pour et sans del para y con sin di della dei
  delle per e senza van voor met do da dos das com sem`.split(/\s+/),
)
/** Words behind the joining one. */
const MOST_WORDS = 2

/** A phrase of the title with what the title joins to it, where the text says both together too: `library of things` for `library`. */
export function joinedKeyphrase(
  phrase: string,
  { title, page }: { title: string; page: Page },
  language: ContentLanguage,
): string {
  const read = (text: string) =>
    words(text).map((span) => ({ ...span, word: folded(text.slice(span.start, span.end), language) }))
  const [own, named] = [read(phrase), read(title)]
  const at = placeOf(own, named)
  const joint = named[at + own.length]
  if (at < 0 || joint === undefined || !JOINTS.has(joint.word)) return phrase
  for (let more = MOST_WORDS; more > 0; more -= 1) {
    const whole = named.slice(at, at + own.length + 1 + more)
    if (whole.length < own.length + 1 + more || JOINTS.has(whole.at(-1)?.word ?? '')) continue
    for (const { kind, start, end } of page.blocks) {
      if (kind === 'heading') continue
      const text = page.text.slice(start, end)
      const said = read(text)
      const from = placeOf(whole, said)
      if (from >= 0) return text.slice(said[from]?.start, said[from + whole.length - 1]?.end)
    }
  }
  return phrase
}

function placeOf(run: readonly { word: string }[], list: readonly { word: string }[]): number {
  if (run.length === 0) return -1
  return list.findIndex((_, at) => run.every(({ word }, offset) => list[at + offset]?.word === word))
}
