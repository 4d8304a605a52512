import { Circle, CircleCheck, CircleDashed, CircleX, CornerDownRight, TriangleAlert } from 'lucide-react'
import { type Page, textOf } from '../../../../engines/text/index.ts'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { CheckedLinkShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { type OwnConflict, ownConflicts } from './own-conflicts.ts'
import { type UnknownLink, unknownLinks } from './unknown-links.ts'
import { fullAddress, useTriedLinks } from './use-tried-links.ts'

interface ExistingLinksProps {
  page: Page
  /** Of the project: what addresses without a host are read from. */
  site: string
  /** Addresses of the pages that links are suggested to; empty where not all of them are known. */
  known: readonly string[]
  canRemove: boolean
}

/** The links of the text: words with several targets, and on request whether each address still answers. */
export function ExistingLinks({ page, site, known, canRemove }: ExistingLinksProps) {
  const t = useT(messages)
  const { reveal, link: setLink } = useSheet()
  const { found, done, tryAll, isTrying, error, isDone } = useTriedLinks()
  const conflicts = ownConflicts(page)
  const unknown = new Map(unknownLinks(page.links, known, site).map((one) => [one.link, one]))
  const addresses = [...new Set(page.links.flatMap(({ url }) => fullAddress(url, site) ?? []))]
  const inState = (state: CheckedLinkShape['state']) => addresses.filter((url) => found.get(url)?.state === state)
  const untried = inState('untried')
  return (
    <details className="border-line border-t pt-2" open={conflicts.length + unknown.size > 0 || undefined}>
      <summary className="cursor-pointer font-medium text-sm">{t('existing', { count: page.links.length })}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <Conflicts conflicts={conflicts} />
        {page.links.length === 0 ? <p className="text-ink-2 text-sm">{t('noExisting')}</p> : null}
        {addresses.length > 0 ? (
          <Button size="sm" className="self-start" busy={isTrying} onClick={() => tryAll(addresses)}>
            {isTrying ? t('checking', { done, total: addresses.length }) : t('checkLinks')}
          </Button>
        ) : null}
        {error ? (
          <p role="alert" className="text-disputed text-sm">
            {asFailure(error).message}
          </p>
        ) : null}
        {isDone ? (
          <p role="status" className="text-sm">
            {t('checkedAll', { broken: inState('broken').length, untried: untried.length })}
          </p>
        ) : null}
        {isDone && untried.length > 0 ? (
          <Button
            size="sm"
            className="self-start"
            aria-label={t('tryAgainSpoken', { count: untried.length })}
            onClick={() => tryAll(untried)}
          >
            {t('tryAgain')}
          </Button>
        ) : null}
        <ul className="flex flex-col divide-y divide-line">
          {page.links.map((link) => {
            const address = fullAddress(link.url, site)
            const words = textOf(page.text, link)
            return (
              <li key={link.start} className="flex flex-col gap-0.5 py-2 text-sm">
                <button
                  type="button"
                  className="text-left underline-offset-2 hover:underline"
                  onClick={() => reveal(link)}
                >
                  {words || link.url}
                </button>
                <span className="break-all text-ink-3 text-xs">{link.url}</span>
                <Unknown unknown={unknown.get(link)} canChange={canRemove} />
                {address && found.has(address) ? <Tried checked={found.get(address)} /> : null}
                {canRemove && address && found.get(address)?.state === 'broken' ? (
                  <Button
                    size="sm"
                    look="quiet"
                    className="-ms-2 self-start"
                    onClick={() => setLink?.([{ start: link.start, end: link.end, href: '' }])}
                  >
                    {t('removeLink')}
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ul>
      </div>
    </details>
  )
}

const marks = {
  works: <CircleCheck size={14} aria-hidden="true" className="text-supported" />,
  moved: <CornerDownRight size={14} aria-hidden="true" className="text-unsure" />,
  broken: <CircleX size={14} aria-hidden="true" className="text-disputed" />,
  untried: <CircleDashed size={14} aria-hidden="true" className="text-ink-3" />,
  unsure: <Circle size={14} aria-hidden="true" className="text-ink-3" />,
}

function Tried({ checked }: { checked: CheckedLinkShape | undefined }) {
  const t = useT(messages)
  if (!checked) return null
  const { state, status, moved_to, problem } = checked
  const more = [
    moved_to === null ? null : t('movedTo', { url: moved_to }),
    status === null || state === 'works' ? null : t('answered', { status }),
    problem,
  ]
  return (
    <span className="flex items-start gap-1.5 text-xs">
      <span className="mt-0.5 shrink-0">{marks[state]}</span>
      <span className="min-w-0 break-words">
        {state === 'untried' && problem ? problem : [t('linkState', { state }), ...more.filter(Boolean)].join(', ')}
      </span>
    </span>
  )
}

/** A link that leads to no page of one's own, and the one that it seems to mean. */
function Unknown({ unknown, canChange }: { unknown: UnknownLink | undefined; canChange: boolean }) {
  const t = useT(messages)
  const { link: setLink, announce } = useSheet()
  if (!unknown) return null
  const { link, nearest } = unknown
  const { start, end } = link
  const handleChange = (href: string) => {
    setLink?.([{ start, end, href }])
    announce(t('linkChanged', { url: href }))
    toast({ text: t('linkChanged', { url: href }), undo: () => void setLink?.([{ start, end, href: link.url }]) })
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs">
      <span className="flex items-start gap-1.5">
        <span className="mt-0.5 shrink-0">{marks.broken}</span>
        <span className="min-w-0 break-words">
          {nearest === null ? t('linkUnknown') : t('linkMisspelled', { url: nearest })}
        </span>
      </span>
      {canChange && nearest !== null ? (
        <Button
          size="sm"
          look="quiet"
          className="-ms-2"
          aria-label={`${t('changeLink')}: ${nearest}`}
          onClick={() => handleChange(nearest)}
        >
          {t('changeLink')}
        </Button>
      ) : null}
    </span>
  )
}

function Conflicts({ conflicts }: { conflicts: readonly OwnConflict[] }) {
  const t = useT(messages)
  return conflicts.length > 0 ? (
    <div className="text-sm">
      <p className="flex items-center gap-1.5 font-medium">
        <TriangleAlert size={14} aria-hidden="true" className="text-unsure" />
        {t('conflicts')}
      </p>
      <ul>
        {conflicts.map(({ anchor, urls }) => (
          <li key={anchor} className="break-words text-ink-2">
            {t('conflict', { anchor, urls: urls.join(', ') })}
          </li>
        ))}
      </ul>
    </div>
  ) : null
}
