import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../../platform/web/session/kept.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../../platform/web/ui/FailedState.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import type { FactCheckShape } from '../../contract.ts'
import { anchorOf } from '../../facts/read-sentences.ts'
import { pageToText } from '../../text-page.ts'
import { optimizerApi } from '../api.ts'
import { useOpenCheck } from '../page/open-check.ts'
import { useSheet } from '../sheet/sheet.ts'
import { CheckProgress } from './CheckProgress.tsx'
import { ClaimList } from './ClaimList.tsx'
import { LeftOut } from './LeftOut.tsx'
import { messages } from './messages.ts'
import { NothingToCompare } from './NothingToCompare.tsx'
import { Report } from './Report.tsx'
import { asSettings, type KeptSources, useKeptSources } from './sources-kept.ts'
import { type Facts, type PlacedClaim, useFacts, usePlacedClaims, usePresent } from './use-facts.ts'
import { useSteady } from './use-steady.ts'
import { WhereToLook } from './WhereToLook.tsx'

/** What the text claims, and what sources say of it. */
export function FactsCheck() {
  const { blogId } = useSheet()
  const [kept, keep] = useKept('facts-check', '')
  const { checkId, name } = useOpenCheck()
  const facts = useFacts(blogId, checkId || kept)
  const handleCheck = (id: string) => {
    keep(id)
    name(id)
  }
  return <Loaded from={facts}>{(loaded) => <Findings facts={loaded} onCheck={handleCheck} />}</Loaded>
}

function Findings({ facts, onCheck }: { facts: Facts; onCheck: (id: string) => void }) {
  const sheet = useSheet()
  const placed = usePlacedClaims(facts.claims, sheet)
  const leftOut = usePresent(facts.left_out, sheet)
  const findings = placed.filter(({ face }) => face !== 'unscored')
  // A kept check of some other text has nothing on this one.
  const check = facts.check && (sheet.blogId || placed.length > 0) ? facts.check : null
  const run = useRun(check, onCheck)
  return (
    <div className="flex flex-col gap-5">
      {check?.task_id ? (
        <CheckProgress check={check} taskId={check.task_id} />
      ) : (
        <Start check={check} run={run} placed={placed} />
      )}
      {run.error ? <FailedState error={run.error} onRetry={() => run.mutate(run.variables ?? {})} /> : null}
      {check && !check.task_id ? <Report check={check} onAll={() => run.mutate({ all: true })} /> : null}
      {check && findings.length > 0 ? <ClaimList check={check} placed={findings} /> : null}
      {check && leftOut.length > 0 ? <LeftOut check={check} sentences={leftOut} /> : null}
    </div>
  )
}

type Run = ReturnType<typeof useRun>

/** Begins a check, or continues with the one there is; only what has changed is checked unless `all` is asked for. */
function useRun(check: FactCheckShape | null, onCheck: (id: string) => void) {
  const { origin, page, language } = useSheet()
  const [sources] = useKeptSources()
  const queries = useQueryClient()
  return useMutation({
    meta: failureShown,
    mutationFn: ({ all = false, withoutEvidence = false }: { all?: boolean; withoutEvidence?: boolean }) => {
      const wish = { language, ...asSettings(sources), without_evidence: withoutEvidence || undefined }
      if (check)
        return optimizerApi.call.facts.rerun({
          id: check.id,
          all,
          ...wish,
          ...(isStored(origin) ? {} : { text: pageToText(page) }),
        })
      return optimizerApi.call.facts.start({ ...wish, ...(isStored(origin) ? origin : { text: pageToText(page) }) })
    },
    async onSuccess({ check: started }) {
      if (started.blog_id === null) onCheck(started.id)
      await queries.invalidateQueries({ queryKey: optimizerApi.query.facts.key() })
    },
  })
}

function isStored(origin: object): boolean {
  return Object.keys(origin).length > 0
}

/** How many claims there are and what they cost, before anything is paid. */
function Start({ check, run, placed }: { check: FactCheckShape | null; run: Run; placed: readonly PlacedClaim[] }) {
  const t = useT(messages)
  const { language, blogId } = useSheet()
  const [sources, change] = useKeptSources()
  const plan = usePlan(check, sources)
  if (plan.data?.measured === false)
    return (
      <section className="flex flex-col gap-1">
        <p className="font-medium text-sm">{t('unmeasured')}</p>
        <p className="text-ink-2 text-sm">
          {t('unmeasuredText', { language })} {t(blogId === null ? 'otherLanguage' : 'otherLanguageOfBlog')}
        </p>
      </section>
    )
  const isAlone = plan.data?.comparable === false && plan.data.claims + plan.data.others > 0
  const listed = new Set(placed.map(({ sentence }) => sentence.anchor))
  const hasUnlisted = plan.data?.to_check.some((text) => !listed.has(anchorOf(text))) ?? false
  const isDone = check !== null && plan.data !== undefined && plan.data.claims === plan.data.unchanged
  return (
    <section className="flex flex-col gap-3">
      {check ? null : <p className="text-ink-2 text-sm">{t('intro')}</p>}
      <p aria-live="polite" className="min-h-5 text-ink-2 text-sm">
        {plan.data ? planWords(plan.data, t) : t('counting')}
      </p>
      {plan.data && isAlone ? (
        <NothingToCompare
          contradicting={plan.data.contradicting}
          hasWeb={plan.data.web}
          isChecking={run.isPending}
          onCheckWithin={() => run.mutate({ all: true })}
          // only a blog is published
          onList={blogId !== null && hasUnlisted ? () => run.mutate({ withoutEvidence: true }) : undefined}
        />
      ) : null}
      {plan.data && plan.data.to_check.length > 0 && (hasUnlisted || !isAlone) ? (
        <ToCheck key={String(isAlone)} plan={plan.data} />
      ) : null}
      <WhereToLook sources={sources} hasWeb={plan.data?.web} isNeeded={isAlone} onChange={change} />
      {isAlone ? null : (
        <Button
          look={isDone ? 'secondary' : 'primary'}
          className="self-start"
          busy={run.isPending}
          disabled={plan.data?.claims === 0 && plan.data.others === 0}
          onClick={() => run.mutate({ all: isDone })}
        >
          {isDone
            ? t('checkAllFor', { count: plan.data?.credits_for_all ?? 0 })
            : t(
                check === null
                  ? 'checkFacts'
                  : placed.some(({ face }) => face === 'stale')
                    ? 'checkChanged'
                    : 'checkRest',
              )}
        </Button>
      )}
      {plan.error ? <FailedState error={plan.error} onRetry={() => void plan.refetch()} /> : null}
    </section>
  )
}

/** Which claims are paid for, by their words. */
function ToCheck({ plan: { to_check, claims, unchanged, credits, comparable } }: { plan: Plan }) {
  const t = useT(messages)
  const rest = claims - unchanged - to_check.length
  return (
    <details open={!comparable} className="text-sm">
      <summary className="cursor-pointer py-1 text-ink-2 hover:text-ink">{t('toCheck')}</summary>
      <p className="pt-1 text-ink-3 text-xs">
        {comparable ? t('toCheckCost', { count: claims - unchanged, credits }) : t('toCheckLater')}
        {unchanged > 0 ? ` ${t('toCheckFree', { count: unchanged })}` : ''}
      </p>
      <ol className="flex list-decimal flex-col gap-1 py-2 pl-6">
        {to_check.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ol>
      {rest > 0 ? <p className="text-ink-3 text-xs">{t('toCheckRest', { count: rest })}</p> : null}
    </details>
  )
}

type Plan = Awaited<ReturnType<typeof optimizerApi.call.facts.plan>>

function planWords(
  { claims, unchanged, credits, others, comparable }: Plan,
  t: ReturnType<typeof useT<typeof messages>>,
): string {
  if (claims === 0) return others > 0 ? t('noClaimsOthers', { count: others }) : t('noClaims')
  if (claims === unchanged) return t('planDone', { count: claims })
  return [
    t('planClaims', { count: claims }),
    ...(unchanged > 0 ? [t('planUnchanged', { count: unchanged })] : []),
    ...(comparable ? [t('planCost', { count: credits })] : []),
    ...(others > 0 ? [t('planOthers', { count: others })] : []),
  ].join(' · ')
}

/** Milliseconds of quiet after which the claims are counted again. */
const QUIET_MS = 2_000
/** The same for where to look, part of which is typed. */
const QUIET_CHOICE_MS = 400

function usePlan(check: FactCheckShape | null, kept: KeptSources) {
  const { origin, page, language } = useSheet()
  const steady = useSteady(page, QUIET_MS)
  const text = useMemo(() => (isStored(origin) ? '' : pageToText(steady)), [origin, steady])
  const { sources } = useSteady(
    useMemo(() => asSettings(kept), [kept]),
    QUIET_CHOICE_MS,
  )
  const version = useMemo(() => sumOf(steady.text), [steady])
  const input = useMemo(
    () => ({
      language,
      sources,
      ...(isStored(origin) ? origin : { text }),
      ...(check && check.blog_id === null ? { check_id: check.id } : {}),
    }),
    [origin, text, language, sources, check],
  )
  return useQuery({
    ...optimizerApi.query.facts.plan.queryOptions({ input, placeholderData: (before) => before }),
    // A text may be long, and keys are compared letter by letter: its sum stands for it.
    queryKey: [...optimizerApi.query.facts.key(), 'plan', { ...input, text: undefined }, version, check?.checked_at],
  })
}

/** A number that changes when a text does, nearly always. */
function sumOf(text: string): number {
  let sum = text.length
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) | 0
  return sum
}
