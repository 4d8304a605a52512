/** Text as RTF: signs with a meaning escaped, everything beyond ASCII as `\u` in UTF-16 with `?` for old readers. */
export function rtfText(text: string): string {
  let rtf = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5c || code === 0x7b || code === 0x7d) rtf += `\\${text[at]}`
    else if (code === 0x09) rtf += '\\tab '
    else if (code === 0x0a) rtf += '\\line '
    else if (code >= 0x20 && code < 0x7f) rtf += text[at]
    else if (code >= 0x80) rtf += `\\u${code > 0x7fff ? code - 0x10000 : code}?`
  }
  return rtf
}

/** Colors by hexadecimal name, in the order in which a file's color table lists them. Index 0 is "automatic". */
export class RtfColours {
  readonly #indices = new Map<string, number>()

  index(hex: string): number {
    const known = this.#indices.get(hex) ?? this.#indices.size + 1
    this.#indices.set(hex, known)
    return known
  }

  table(): string {
    const entries = [...this.#indices.keys()].map((hex) => {
      const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
      return `\\red${part(0)}\\green${part(2)}\\blue${part(4)};`
    })
    return `{\\colortbl;${entries.join('')}}`
  }
}

/** Microsoft's numbers for the languages that texts are written in (MS-LCID). */
const languageNumbers: Record<string, number> = {
  'en-US': 1033,
  'en-GB': 2057,
  es: 3082,
  fr: 1036,
  it: 1040,
  nl: 1043,
  pt: 2070,
  de: 1031,
  pl: 1045,
  tr: 1055,
  vi: 1066,
  ar: 1025,
  fa: 1065,
  ur: 1056,
  he: 1037,
  zh: 2052,
  ja: 1041,
  ko: 1042,
  ru: 1049,
  uk: 1058,
  el: 1032,
  hi: 1081,
  th: 1054,
}

export function rtfLanguage(tag: string): number {
  return languageNumbers[tag] ?? languageNumbers[tag.split('-')[0] ?? ''] ?? 1033
}
