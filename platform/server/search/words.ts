const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  middot: '·',
}

/** A title or snippet as plain words: providers send highlighting tags and entities in them. */
export function plainWords(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return ENTITIES[name.toLowerCase()] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A date as ISO (day only) when it is one: ISO itself, or words such as `Mar 10, 2022`. Ages (`3 days ago`) are
 * counted from `now`. Undefined for anything else.
 */
export function isoDay(text: string | null | undefined, now: Date): string | undefined {
  if (!text) return undefined
  const iso = /^(\d{4}-\d{2}-\d{2})/.exec(text)?.[1]
  const age = /^(\d{1,3}) (hour|day|week|month|year)s? ago$/i.exec(text.trim())
  const date = iso ? new Date(iso) : age ? before(now, Number(age[1]), age[2]?.toLowerCase() ?? '') : wordedDate(text)
  return date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined
}

function before(now: Date, count: number, unit: string): Date {
  const days: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }
  return new Date(now.getTime() - count * (days[unit] ?? 0) * 86_400_000)
}

function wordedDate(text: string): Date | undefined {
  return /\b(19|20)\d{2}\b/.test(text) ? new Date(`${text} UTC`) : undefined
}
