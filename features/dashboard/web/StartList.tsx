import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../platform/web/session/kept.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Optional } from '../../../platform/web/ui/Optional.tsx'
import { VisuallyHidden } from '../../../platform/web/ui/VisuallyHidden.tsx'
import { useMe } from '../../accounts/web/index.ts'
import type { BlogShape } from '../../blogs/contract.ts'
import { assetsApi, blogsApi } from './api.ts'
import { Heading } from './Heading.tsx'
import { OpenSourcesSwitch } from './loaded-last.ts'
import { messages } from './messages.ts'
import { SAMPLE_TAG } from './sample-tag.ts'

/** Blogs that are looked through for the steps: more than somebody has who is at the first ones. */
const LATEST = 50

/** Three first steps that tick themselves off; gone once all are done, or when hidden. */
export function StartList() {
  const { uniqueId } = useSession()
  const [state, keep] = useKept(`first-steps-${uniqueId}`, 'open')
  return state === 'open' ? <Steps onDone={() => keep('done')} /> : null
}

/** Whether each first step is done: an own source, an own draft, one that others can read. */
export function useFirstSteps() {
  // Two, since the first may be the sample that everybody begins with.
  const sources = useQuery(
    assetsApi.query.list.queryOptions({
      input: { start_count: 0, end_count: 2 },
      select: ({ assets }) => assets.some(isOwn),
    }),
  )
  const latest = { start_count: 0, end_count: LATEST }
  const drafts = useQuery(
    blogsApi.query.library.list.queryOptions({ input: latest, select: ({ blogs }) => blogs.some(isOwn) }),
  )
  const shared = useQuery(
    blogsApi.query.library.list.queryOptions({ input: latest, select: ({ blogs }) => blogs.some(isOut) }),
  )
  return { sources, drafts, shared }
}

function Steps({ onDone }: { onDone: () => void }) {
  const t = useT(messages)
  const { sources, drafts, shared } = useFirstSteps()
  const offersOpen = useMe().data?.open_sources_offered
  const queries = [sources, drafts, shared]
  const isKnown = queries.every(({ data }) => data !== undefined)
  const isAllDone = queries.every(({ data }) => data)
  useEffect(() => {
    if (isAllDone) onDone()
  }, [isAllDone, onDone])
  if (isAllDone || queries.some(({ isError }) => isError)) return null
  const steps = [
    {
      isDone: sources.data,
      path: '/assets',
      title: t('startSource'),
      text: t('startSourceText'),
      beside: offersOpen && <OpenSources />,
    },
    { isDone: drafts.data, path: '/workflows', title: t('startDraft'), text: t('startDraftText') },
    { isDone: shared.data, path: '/blogs', title: t('startPublish'), text: t('startPublishText') },
  ]
  return (
    // Unseen before it is known what is done: a list that ticks itself off while one looks is a flicker. Its room is
    // kept meanwhile, or what stands below would jump.
    <section className={isKnown ? undefined : 'invisible'}>
      <Heading
        more={
          <IconButton size="sm" label={t('startHide')} icon={<X size={14} aria-hidden="true" />} onClick={onDone} />
        }
      >
        {t('start')}
      </Heading>
      <ol className="divide-y divide-line border-line border-y">
        {steps.map((step) => (
          <Step key={step.path} {...step} />
        ))}
      </ol>
    </section>
  )
}

/** Behind a link of its own, or marked as published by its writer. */
function isOut({ shared, state }: Pick<BlogShape, 'shared' | 'state'>): boolean {
  return shared || state === 'published'
}

function isOwn({ tags }: { tags: readonly string[] }): boolean {
  return !tags.includes(SAMPLE_TAG)
}

/** Loads late, so its room is kept. */
function OpenSources() {
  return (
    <div className="min-h-24 pr-1 pb-3 pl-8.5 sm:min-h-16">
      <Optional>
        <OpenSourcesSwitch />
      </Optional>
    </div>
  )
}

interface StepProps {
  isDone: boolean | undefined
  path: string
  title: string
  text: string
  /** What else would do, while it is not done. */
  beside?: ReactNode
}

function Step({ isDone, path, title, text, beside }: StepProps) {
  const t = useT(messages)
  return (
    <li>
      <Link to={path} className="flex items-start gap-3 px-1 py-3 hover:bg-wash">
        {isDone ? (
          <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-supported" />
        ) : (
          <Circle size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
        )}
        <span>
          <span className={isDone ? 'block text-ink-3 text-sm line-through' : 'block font-medium text-sm'}>
            {title}
          </span>
          <span className="block text-ink-2 text-sm">{text}</span>
          {isDone ? <VisuallyHidden>{t('startDone')}</VisuallyHidden> : null}
        </span>
      </Link>
      {isDone ? null : beside}
    </li>
  )
}
