import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { placeOf } from './place-of.ts'

type Refused = Awaited<ReturnType<typeof optimizerApi.call.tone.reword>>['refused']

/** Sentences whose rewrite was worse: each with its reason, and a way to it in the text. */
export function RefusedList({ refused }: { refused: Refused }) {
  const t = useT(messages)
  const { page, reveal } = useSheet()
  return (
    <details className="border-line border-t pt-3">
      <summary className="cursor-pointer text-sm">{t('refused', { count: refused.length })}</summary>
      <ul className="divide-y divide-line">
        {refused.map(({ start, before, reason, words }) => {
          const at = placeOf(page.text, { start, before })
          const said = t('refusedReason', { reason: reason.replaceAll('-', '_') })
          return (
            <li key={start}>
              <button
                type="button"
                disabled={at === null}
                className="flex w-full flex-col items-start rounded-sm px-1 py-2 text-start hover:bg-wash"
                onClick={() => at !== null && reveal({ start: at, end: at + before.length })}
              >
                <span className="text-sm">{words ? t('refusedWords', { reason: said, words }) : said}</span>
                <q dir="auto" className="line-clamp-2 font-serif text-ink-2 text-sm">
                  {before}
                </q>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
