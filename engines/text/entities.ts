/** A character reference read from HTML: what it means and where it ends in the source. */
export interface Entity {
  readonly chars: string
  readonly end: number
}

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));?/y

/** The character reference that begins at `at`, an ampersand; null when there is none that we know. */
export function entityAt(source: string, at: number): Entity | null {
  reference.lastIndex = at
  const match = reference.exec(source)
  if (match === null) return null
  const [whole, decimal, hexadecimal, name] = match
  const chars = name === undefined ? ofCode(decimal, hexadecimal) : named.get(name)
  return chars === undefined ? null : { chars, end: at + whole.length }
}

function ofCode(decimal: string | undefined, hexadecimal: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  return String.fromCodePoint(windows1252.get(code) ?? code)
}

/** Numeric references into the C1 range mean Windows-1252 (HTML standard, numeric character reference end state). */
const windows1252 = new Map(
  [
    0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
    0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
  ].flatMap((code, index) => (code === 0 ? [] : [[0x80 + index, code]])),
)

const latin1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
  Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
  Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
  icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`

const others = `amp & lt < gt > quot " apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash —
  lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹
  rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ alpha α beta β gamma γ
  delta δ epsilon ε lambda λ mu μ pi π rho ρ sigma σ tau τ omega ω Delta Δ Omega Ω Sigma Σ radic √ sum ∑ check ✓ starf ★
  nacute ń Nacute Ń lstrok ł Lstrok Ł sacute ś Sacute Ś zacute ź Zacute Ź zdot ż Zdot Ż cacute ć Cacute Ć aogon ą Aogon Ą
  eogon ę Eogon Ę gbreve ğ Gbreve Ğ scedil ş Scedil Ş inodot ı Idot İ`

const named = new Map<string, string>([
  ...latin1.split(/\s+/).map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...pairs(others),
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
])

function pairs(list: string): [string, string][] {
  const tokens = list.split(/\s+/)
  return tokens.flatMap((name, index) => (index % 2 === 0 ? [[name, tokens[index + 1] ?? '']] : []))
}
