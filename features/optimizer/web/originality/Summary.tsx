import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { OriginalityCheckShape } from '../../contract.ts'
import { messages } from './messages.ts'
import { lookOf } from './source-look.ts'

interface SummaryProps {
  check: OriginalityCheckShape
  result: NonNullable<OriginalityCheckShape['result']>
  isChanged: boolean
}

/** The one number, in words too, and which source has which part of it. */
export function Summary({ check, result, isChanged }: SummaryProps) {
  const t = useT(messages)
  const format = useFormat()
  const { percent, matched_words, copied_words, excluded_words, quoted_words, sources, compared } = result
  const areQuotesCounted = !check.exclusions.quotes
  const others = excluded_words - (areQuotesCounted ? 0 : quoted_words)
  const documents = compared.blogs + compared.assets + compared.urls.length + (compared.search?.pages ?? 0)
  if (percent === null || matched_words === null)
    return (
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold text-xl">{t('notChecked')}</h2>
        <p className="text-sm">{t('nothingToCompare')}</p>
      </section>
    )
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-xl">
        {t(percent === 0 && excluded_words > 0 ? 'wordNoneElse' : wordFor(percent))}
      </h2>
      <p className="text-sm">
        {t('standsElsewhere', { percent: format.percent(percent / 100) })}
        <span className="text-ink-2"> · {t('matchedWords', { matched: matched_words, words: check.words })}</span>
      </p>
      {copied_words !== null && copied_words < matched_words ? (
        <p className="text-sm">{t('copiedWords', { copied: copied_words, reworded: matched_words - copied_words })}</p>
      ) : null}
      {quoted_words > 0 ? (
        <p className="text-sm">
          {t('quotedWords', { count: quoted_words, percent: format.percent(quoted_words / check.words) })}
          <span className="text-ink-2"> · {t(areQuotesCounted ? 'quotedCounted' : 'quotedNotCounted')}</span>
        </p>
      ) : null}
      {sources.length > 0 || (quoted_words > 0 && !areQuotesCounted) ? (
        <ul aria-label={t('shares')} className="flex h-3 gap-px overflow-hidden rounded-full bg-wash-2">
          {sharesOf(sources, percent).map(({ number, title, share, of }) => (
            <li
              key={number}
              className={lookOf(number).bar}
              style={{ width: `${share}%` }}
              title={t('sourceShare', { number, title, percent: format.percent(of / 100) })}
            >
              <span className="sr-only">{t('sourceShare', { number, title, percent: format.percent(of / 100) })}</span>
            </li>
          ))}
          {quoted_words > 0 && !areQuotesCounted ? (
            <li
              className="bg-ink-3/40"
              style={{ width: `${(100 * quoted_words) / check.words}%` }}
              title={t('quotedShare')}
            >
              <span className="sr-only">{t('quotedShare')}</span>
            </li>
          ) : null}
        </ul>
      ) : excluded_words > 0 ? null : (
        <p className="text-ink-2 text-sm">{t('nothing', { count: documents })}</p>
      )}
      {others > 0 ? <p className="text-ink-2 text-sm">{t('excludedWords', { count: others })}</p> : null}
      <p className="text-ink-3 text-xs">
        {t('checkedAt', { when: format.moment(check.created_at) })} {isChanged ? t('changedSince') : null}
      </p>
    </section>
  )
}

/** From so many percent on each word. */
function wordFor(percent: number) {
  if (percent === 0) return 'wordNone'
  if (percent < 10) return 'wordLittle'
  if (percent < 30) return 'wordSome'
  return percent < 90 ? 'wordMuch' : 'wordAll'
}

/** The parts of the bar: words that are in two sources would otherwise make it longer than the whole. */
function sharesOf(sources: SummaryProps['result']['sources'], percent: number) {
  const sum = sources.reduce((all, source) => all + source.percent, 0)
  const by = sum > percent ? percent / sum : 1
  return sources.map(({ number, title, percent: of }) => ({ number, title, of, share: of * by }))
}
