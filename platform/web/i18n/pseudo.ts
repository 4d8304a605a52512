const accented: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/** Opens and closes every text of the pseudo-locale: what is on a page outside these was not in a catalog. */
export const PSEUDO_MARKS = ['⟦', '⟧'] as const

/**
 * A text as the pseudo-locale shows it: readable, unmistakable, and about 40 % longer, which is what German or Finnish
 * needs. Text that overflows in it will overflow in a real translation. What is added may break into lines as words do.
 */
export function pseudo(text: string): string {
  const padding = '·'.repeat(Math.ceil(text.length * 0.4)).replace(/·{8}(?=·)/g, '$& ')
  return `${PSEUDO_MARKS[0]}${[...text].map((letter) => accented[letter] ?? letter).join('')}${padding}${PSEUDO_MARKS[1]}`
}
