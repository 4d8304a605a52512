/** Pixels that a title gets on a search page before it is cut. */
export const TITLE_PIXELS = 600

// Widths of Arial at 1000 units per em, as search pages set titles; what is not listed is as wide as an average letter.
const widths: Record<string, string> = {
  '222': "'il|j",
  '278': ' !,./:;I\\[]ftr()',
  '333': '-`"',
  '355': '°',
  '389': '*',
  '500': 'ckJsvxyz',
  '556': '0123456789?_abdeghnopqu#$Lßäöüáéíóúñàèâêô',
  '584': '+<=>~',
  '611': 'FTZ',
  '667': 'ABEKPSVXY&ÄÀÁ',
  '722': 'CDHNRUwÜ',
  '778': 'GOQÖ',
  '833': 'Mm',
  '889': '%',
  '944': 'W',
  '1015': '@',
}
const units = new Map(
  Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
)
const FONT_PIXELS = 20

/** About how many pixels a title takes in a search result: Arial at 20 pixels. Wide scripts count a full em per sign. */
export function titlePixels(title: string): number {
  let sum = 0
  for (const letter of title)
    sum += units.get(letter) ?? (/[\u1100-\u115f\u2e80-\uffdc]|\p{Extended_Pictographic}/u.test(letter) ? 1_000 : 556)
  return Math.round((sum / 1_000) * FONT_PIXELS)
}

/** Whether a description shows whole under a title: 121 to 156 characters. */
export function descriptionFit(text: string): 'none' | 'short' | 'fits' | 'long' {
  const { length } = [...text]
  if (length === 0) return 'none'
  if (length > 156) return 'long'
  return length < 121 ? 'short' : 'fits'
}

/** A title as the last part of an address: plain letters and digits of any script, joined by hyphens; at most 80 characters. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.reduce((slug, word) => (slug.length + word.length > 80 ? slug : slug + (slug && '-') + word), '')
}
