import { type CalendarDate, dateAt, monthFirst } from './dates.ts'
import { type ContentLanguage, defaultLanguage, type LanguageCode, languageCode } from './language.ts'
import { lines } from './paragraphs.ts'

/** Lines from the beginning and from the end in which a text says when it is from. */
const MOST_LINES = 12
/** In characters; a longer line is prose. */
const LONGEST_LINE = 120

/*
 * What leads to the date of a text, in our own words. Those before the bar are read with or without a colon; those behind it are
 * ordinary words too, and need one.
 */
const labels: Readonly<Record<LanguageCode, string>> = {
  en: 'published, published on, first published, posted on, updated, updated on, last updated, last updated on, reviewed, reviewed on, last reviewed, last reviewed on, last modified, revised | date, as of, issued, posted, publication date, review date',
  de: 'veröffentlicht am, aktualisiert am, zuletzt aktualisiert, zuletzt aktualisiert am, zuletzt geändert am, zuletzt geprüft am, letzte aktualisierung, letzte änderung, geprüft am, erschienen am | stand, datum, veröffentlicht, aktualisiert, geprüft',
  es: 'publicado el, actualizado el, última actualización, revisado el, última revisión | fecha, publicado, actualizado, revisado, fecha de publicación',
  fr: 'publié le, mis à jour le, dernière mise à jour, dernière mise à jour le, révisé le | date, publié, mise à jour, date de publication',
  it: 'pubblicato il, aggiornato il, aggiornato al, ultimo aggiornamento, ultima modifica | data, pubblicato, aggiornato, data di pubblicazione',
  nl: 'gepubliceerd op, bijgewerkt op, laatst bijgewerkt, laatst bijgewerkt op, laatste update | datum, stand, gepubliceerd, bijgewerkt, publicatiedatum',
  pt: 'publicado em, atualizado em, última atualização, última atualização em, revisado em, revisto em | data, publicado, atualizado, data de publicação',
  pl: 'opublikowano, zaktualizowano, ostatnia aktualizacja, stan na, stan na dzień | data, data publikacji, aktualizacja',
  tr: 'yayınlanma tarihi, yayın tarihi, güncelleme tarihi, son güncelleme, son güncelleme tarihi | tarih, güncelleme',
  vi: 'ngày đăng, ngày xuất bản, ngày cập nhật, cập nhật lần cuối, xuất bản ngày | ngày, cập nhật',
}

/** Behind the date: nothing, a time, or who it was. */
const REST = /^[\s.)*_]*(?:,?\s*\d{1,2}[:.]\d{2}\b.{0,20}|(?:by|von|par|por|di|door)\s.{1,60})?$/u

const known = new Map<LanguageCode, RegExp>()

/**
 * The ISO day, or the month where no day is said, that a text gives as its own in a line near its beginning or end
 * (`Last updated: 12 March 2024`, `Stand: Mai 2023`); the latest of several. Null for any other date, which may be of anything.
 */
export function statedDate(text: string, language: ContentLanguage = defaultLanguage): string | null {
  const all = lines(text)
  const outer = all.length > 2 * MOST_LINES ? [...all.slice(0, MOST_LINES), ...all.slice(-MOST_LINES)] : all
  const days = outer
    .filter(({ start, end }) => end - start <= LONGEST_LINE)
    .flatMap(({ start, end }) => text.slice(start, end).split(/[|·•]/))
    .flatMap((line) => dayIn(line.trim(), language) ?? [])
  return days.toSorted().at(-1) ?? null
}

function dayIn(line: string, language: ContentLanguage): string | null {
  const label = labelOf(languageCode(language)).exec(line)
  if (label === null) return null
  const rest = line.slice(label[0].length)
  const word = /^\p{L}+/u.exec(rest)?.[0].length ?? 0
  const date = word > 0 ? monthFirst(rest, 0, word, language) : dateAt(rest, 0, language)
  if (date === null || date.year < 1900 || date.month === 0 || !REST.test(rest.slice(date.end))) return null
  if (languageCode(language) === 'en' && isEitherWay(rest)) return null
  return isoDate(date)
}

function labelOf(code: LanguageCode): RegExp {
  const made = known.get(code) ?? pattern(labels[code])
  known.set(code, made)
  return made
}

function pattern(list: string): RegExp {
  const [free, strict] = list.split('|').map((part) =>
    part
      .split(',')
      .map((label) => label.trim().replaceAll(' ', '\\s+'))
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
  )
  return new RegExp(`^[*_(\\s]*(?:(?:${free})[*_]*(?:\\s*:[*_]*\\s*|\\s+)|(?:${strict})[*_]*\\s*:[*_]*\\s*)`, 'iu')
}

/** `03/04/2024` in English: nobody can tell the day from the month. */
function isEitherWay(text: string): boolean {
  const [, first = '', second = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text) ?? []
  return first !== '' && first !== second && Number(first) <= 12 && Number(second) <= 12
}

/** Null for a day that the month does not have. */
function isoDate({ year, month, day }: CalendarDate): string | null {
  const isoMonth = `${year}-${String(month).padStart(2, '0')}`
  if (day === 0) return isoMonth
  const written = `${isoMonth}-${String(day).padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null
}
