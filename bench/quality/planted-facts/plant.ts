import { names, numbers, textOf } from '../../../engines/text/index.ts'

/** A sentence with one error planted in it. */
export interface Planted {
  readonly kind: string
  readonly claim: string
}

const months = 'January February March April May June July August September October November December'.split(' ')

/* Words that can stand for each other and say something else: what an author mixes up. */
const others = {
  unit: [
    [/\b(?:kilomet(?:er|re)s|km)\b/, 'miles'],
    [/\bmiles\b/, 'kilometers'],
    [/\bmet(?:er|re)s\b/, 'feet'],
    [/\bfeet\b/, 'meters'],
    [/\byears\b/, 'months'],
    [/\bmonths\b/, 'weeks'],
    [/\bweeks\b/, 'days'],
    [/\bdays\b/, 'weeks'],
    [/\bhours\b/, 'minutes'],
    [/\bpercent\b/, 'percentage points'],
    [/\bkg\b/, 'g'],
  ],
  quantifier: [
    [/\b[Ss]ome of the\b/, 'all of the'],
    [/\bmost of the\b/, 'all of the'],
    [/\b(?:some|many|several|most)\b(?! of)/, 'all'],
    [/\b(?:Some|Many|Several|Most)\b(?! of)/, 'All'],
    [/\b(?:often|usually|sometimes)\b/, 'always'],
    [/\bone of the (\w+est)\b/, 'the $1'],
  ],
  negation: [
    [/\b(was|were|is|are|has|have|had|did|does|can|could|will|would) not\b/, '$1'],
    [/\b(was|were|is|are|has been|have been|had been|can be|could be|will be) (?!not|also|n't|a |the )(\w+)/, ''],
    [/\bnever\b/, 'always'],
  ],
} satisfies Record<string, [RegExp, string][]>

const bothSides = /^(.{12,80}?) (led to|caused|resulted in|triggered|preceded|exceeded|outnumbered) (.{8,80})\.$/

/** Each kind of error that a sentence has room for, once. */
export function errorsIn(sentence: string): Planted[] {
  const found = [
    ...figureErrors(sentence),
    ...dateErrors(sentence),
    ...nameErrors(sentence),
    ...wordErrors(sentence),
    ...reversedIn(sentence),
  ]
  return found.filter(({ claim }) => claim !== sentence)
}

function figureErrors(sentence: string): Planted[] {
  const figure = numbers(sentence).find(
    ({ kind, start, end }) =>
      kind !== 'year' &&
      kind !== 'date' &&
      kind !== 'time' &&
      kind !== 'ordinal' &&
      /\d/.test(sentence.slice(start, end)),
  )
  const digits = figure && /\d[\d,]*(?:\.\d+)?/.exec(textOf(sentence, figure))
  if (!digits) return []
  const start = figure.start + digits.index
  const put = (value: string) => sentence.slice(0, start) + value + sentence.slice(start + digits[0].length)
  const plain = digits[0].replaceAll(',', '')
  const grouped = (value: number) =>
    digits[0].includes(',') || value < 10_000 ? value.toLocaleString('en-US') : `${value}`
  const tenfold = grouped(Number((Number(plain) * 10).toPrecision(10)))
  const swapped = digits[0].replace(/([1-9])([1-9])/, '$2$1')
  const other = grouped(Number((Number(plain) * 1.6 + 1).toFixed(plain.includes('.') ? 1 : 0)))
  return [
    { kind: 'magnitude', claim: put(tenfold) },
    { kind: 'number', claim: put(swapped === digits[0] ? other : swapped) },
  ]
}

function dateErrors(sentence: string): Planted[] {
  const found: Planted[] = []
  const month = months.find((name) => new RegExp(`\\b${name}\\b`).test(sentence))
  if (month) {
    const other = months[(months.indexOf(month) + 5) % months.length] ?? ''
    found.push({ kind: 'date', claim: sentence.replace(new RegExp(`\\b${month}\\b`), other) })
  }
  const year = /\b(1[5-9]|20)(\d)(\d)\b/.exec(sentence)
  if (year) {
    const [whole, century, decade, last] = [year[0], year[1], Number(year[2]), Number(year[3])]
    found.push({ kind: 'year', claim: sentence.replace(whole, `${century}${(decade + 9) % 10}${(last + 3) % 10}`) })
  }
  return found
}

const strangers = ['Lindqvist', 'Okonkwo', 'Barranca', 'Tolland', 'Merivale']

function nameErrors(sentence: string): Planted[] {
  const list = names(sentence)
  const [first, second] = list
  if (!first) return []
  const stranger = strangers[sentence.length % strangers.length] ?? ''
  const last = list.at(-1) ?? first
  const found = [{ kind: 'name', claim: sentence.slice(0, last.start) + stranger + sentence.slice(last.end) }]
  if (
    second &&
    /\b(?:said|says|argued|argues|according to|told|wrote|founded|designed|discovered|defeated|married)\b/i.test(
      sentence,
    )
  )
    found.push({
      kind: 'attribution',
      claim: `${sentence.slice(0, first.start)}${second.name}${sentence.slice(first.end, second.start)}${first.name}${sentence.slice(second.end)}`,
    })
  return found
}

function wordErrors(sentence: string): Planted[] {
  return (['unit', 'quantifier', 'negation'] as const).flatMap((kind) => {
    const [rule] = others[kind].filter(([pattern]) => pattern.test(sentence))
    if (!rule) return []
    const [pattern, by] = rule
    const claim = sentence.replace(pattern, (whole, ...groups: string[]) =>
      by === '' ? `${groups[0]} not ${groups[1]}` : by.replace('$1', String(groups[0])) || whole,
    )
    return [{ kind, claim }]
  })
}

function reversedIn(sentence: string): Planted[] {
  const match = bothSides.exec(sentence)
  if (!match) return []
  const [, cause = '', verb = '', effect = ''] = match
  const lower = (text: string) =>
    /^(?:The|A|An|This|These|His|Her|Its)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return [{ kind: 'reversed', claim: `${upper(effect)} ${verb} ${lower(cause)}.` }]
}
