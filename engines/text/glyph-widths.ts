/*
 * Advance widths of Helvetica in thousandths of the type size, from Adobe's "Font Metrics for PDF Core 14 Fonts"
 * (Helvetica.afm; may be used and distributed freely). Arial, in which results pages are set, and Liberation Sans were
 * drawn to the same widths. Characters: those from U+0020 to U+007E in order.
 */
const latin =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'

const widths = latin.split(' ').map(Number)
const punctuation: Readonly<Record<string, number>> = {
  '–': 556,
  '—': 1000,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '„': 333,
  '…': 1000,
  '·': 278,
  '•': 350,
  '«': 556,
  '»': 556,
  '¿': 611,
  '¡': 333,
  ß: 611,
  æ: 889,
  œ: 944,
  ø: 611,
  ł: 222,
  ı: 278,
  đ: 556,
  Đ: 722,
  Ł: 556,
  Ø: 778,
  '€': 556,
  '£': 556,
  '°': 400,
}
/** Wide scripts and emoji fill the square. */
const SQUARE = 1000
/** Other letters are about as wide as a Latin one. */
const OTHER = 556

/** The size in which a results page sets titles, in CSS pixels. */
export const TITLE_SIZE = 20

/** The width in CSS pixels beyond which a results page cuts a title. */
export const TITLE_PIXELS = 600

/**
 * How wide a line is in Arial, in CSS pixels; 20 pixels high when no size is said, as titles on a results page are.
 * Letters with marks are as wide as the letter under them. No kerning: right to about one percent.
 */
export function pixelWidth(text: string, size = TITLE_SIZE): number {
  let sum = 0
  for (const { segment } of graphemes.segment(text)) sum += widthOf(segment)
  return Math.round((sum * size) / 1000)
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function widthOf(grapheme: string): number {
  const known = punctuation[grapheme]
  if (known !== undefined) return known
  const [base = ''] = grapheme.normalize('NFD')
  const code = base.codePointAt(0) ?? 0
  if (code < 0x20) return 0
  const own = widths[code - 0x20]
  if (own !== undefined) return own
  return code >= 0x2e80 || /\p{Extended_Pictographic}/u.test(grapheme) ? SQUARE : OTHER
}
