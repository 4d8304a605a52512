import { clsx } from 'clsx'
import { EyeOff } from 'lucide-react'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../../platform/web/ui/Badge.tsx'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../../platform/web/ui/Menu.tsx'
import type { OriginalityCheckShape, OriginalitySourceShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { isReworded, type PlacedMatch } from './placed-matches.ts'
import { SourceNumber } from './SourceNumber.tsx'
import { SourceTitle } from './SourceTitle.tsx'
import type { Exclude } from './use-check.ts'

/** Characters of a match in the list. */
const SHOWN = 140

export const kindWords = {
  identical: 'identical',
  'minor-changes': 'minorChanges',
  paraphrase: 'paraphrase',
} as const satisfies Record<string, keyof typeof messages>

interface SourceRowProps {
  source: OriginalitySourceShape
  matches: readonly PlacedMatch[]
  exclusions: OriginalityCheckShape['exclusions']
  onOpen: (key: string) => void
  onExclude: Exclude
}

/** One source: how much of the text it has, and each stretch of it. */
export function SourceRow({ source, matches, exclusions, onOpen, onExclude }: SourceRowProps) {
  const t = useT(messages)
  const format = useFormat()
  const { number, title, kind, own, percent, matched_words, is_copy, is_whole, domain } = source
  const reworded = matches.filter(isReworded)
  const copied = matches.filter((placed) => !isReworded(placed))
  const kinds = { blog: 'ofBlog', asset: 'ofAsset', page: 'ofPage' } as const
  return (
    <article aria-label={title} className="rounded-md border border-line bg-paper p-3">
      <div className="flex items-start gap-2">
        <SourceNumber number={number} />
        <div className="min-w-0 flex-1">
          <SourceTitle source={source} />
          <p className="text-ink-2 text-xs">
            {format.percent(percent / 100)} · {t('words', { count: matched_words })} ·{' '}
            {kind === 'page' && domain ? domain : t(kind === 'asset' && own ? 'ofOwn' : kinds[kind])}
          </p>
        </div>
        <Menu
          align="end"
          trigger={<IconButton size="sm" label={t('leaveOut')} icon={<EyeOff size={14} aria-hidden="true" />} />}
        >
          <MenuItem onSelect={() => onExclude({ sources: [...exclusions.sources, source.key] })}>
            {t('leaveOutSource')}
          </MenuItem>
          {domain ? (
            <MenuItem onSelect={() => onExclude({ domains: [...exclusions.domains, domain] })}>
              {t('leaveOutDomain', { domain })}
            </MenuItem>
          ) : null}
        </Menu>
      </div>
      {is_copy ? (
        <p className="mt-2">
          <Badge tone="unsure">{t('copyOfThis')}</Badge>
        </p>
      ) : null}
      {kind === 'page' && !is_whole && source.document_id === null ? (
        <p className="mt-2 text-ink-3 text-xs">{t('partlyRead')}</p>
      ) : null}
      {copied.length > 0 ? <Matches label={t('matchesOf', { title })} matches={copied} onOpen={onOpen} /> : null}
      {reworded.length > 0 ? (
        <details className="mt-2 px-2">
          <summary className="cursor-pointer text-ink-2 text-xs">
            <span className="underline decoration-ink-3 decoration-wavy underline-offset-4">{t('paraphrase')}</span>{' '}
            <span className="tabular-nums">{reworded.length}</span>
          </summary>
          <Matches label={t('rewordedOf', { title })} matches={reworded} onOpen={onOpen} />
        </details>
      ) : null}
    </article>
  )
}

function Matches({
  label,
  matches,
  onOpen,
}: {
  label: string
  matches: readonly PlacedMatch[]
  onOpen: (key: string) => void
}) {
  return (
    <ul aria-label={label} className="mt-2 flex flex-col gap-1">
      {matches.map((placed) => (
        <li key={placed.match.key}>
          <MatchButton placed={placed} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

/** A match in the list: shown in the text as soon as it has the focus, opened beside its source when pressed. */
function MatchButton({ placed, onOpen }: { placed: PlacedMatch; onOpen: (key: string) => void }) {
  const t = useT(messages)
  const { show, page } = useSheet()
  const { match, place } = placed
  const words = place ? page.text.slice(place.start, place.end).replace(/\s+/g, ' ') : t('gone')
  return (
    <button
      type="button"
      data-match
      onFocus={() => place && show(place)}
      onClick={() => onOpen(match.key)}
      className="flex w-full flex-col gap-0.5 rounded-md px-2 py-1.5 text-start hover:bg-wash"
    >
      <span className={clsx('line-clamp-2 text-sm', place ? undefined : 'text-ink-3 italic')}>
        {words.slice(0, SHOWN)}
      </span>
      <span className="text-ink-3 text-xs">
        {t(kindWords[match.kind])} · {t('words', { count: match.words })}
      </span>
    </button>
  )
}
