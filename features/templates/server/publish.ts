import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { recordChange } from '../../billing/server/index.ts'
import type { decisions, ReviewedTemplate, reportReasons } from '../contract.ts'
import {
  forgetReports,
  keepReport,
  type Listed,
  lockTemplate,
  reportsOf,
  settleTemplate,
  templatesToReview,
} from './review-store.ts'
import { changeTemplate, publicTemplate } from './store.ts'
import type { TemplateRow } from './tables.ts'
import { requireOwn } from './templates.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'transaction'>

/** Asks the operator to show a template to everybody. What is public already stays so until they decide. */
export async function submitTemplate(deps: Needs, actor: Actor, id: string): Promise<TemplateRow> {
  const { content, version } = await requireOwn(deps, actor, id)
  return changed(
    deps,
    actor,
    { id, version },
    {
      state: 'in-review',
      submittedContent: content,
      submittedVersion: version,
      submittedAt: deps.clock.now(),
      reviewReason: null,
    },
  )
}

/** Makes a template private again, and takes back what waits for review. */
export async function withdrawTemplate(deps: Needs, actor: Actor, id: string): Promise<TemplateRow> {
  const { version } = await requireOwn(deps, actor, id)
  return changed(
    deps,
    actor,
    { id, version },
    { state: 'private', ...NOTHING_SUBMITTED, ...NOTHING_PUBLIC, reviewReason: null },
  )
}

async function changed(
  { db }: Needs,
  { ownerId }: Actor,
  asked: { id: string; version: number },
  change: Partial<TemplateRow>,
): Promise<TemplateRow> {
  return (await changeTemplate(db, { ownerId, ...asked }, change)) ?? refuse('conflict')
}

const NOTHING_SUBMITTED = { submittedContent: null, submittedVersion: null, submittedAt: null }
const NOTHING_PUBLIC = { publicContent: null, publicVersion: null }

/** Tells the operator that something is wrong with a public template. */
export async function reportTemplate(
  { db, clock }: Needs,
  { ownerId }: Actor,
  { id, reason, comment }: { id: string; reason: (typeof reportReasons)[number]; comment: string },
): Promise<void> {
  if (!(await publicTemplate(db, id))) refuse('not-found')
  await keepReport(db, { id: newId(), templateId: id, ownerId, reason, comment, createdAt: clock.now() })
}

/** What the operator has to look at. */
export async function templatesForReview(
  { db }: Pick<Deps, 'db'>,
  which: Listed,
  window: { offset: number; limit: number },
): Promise<{ templates: z.input<typeof ReviewedTemplate>[]; total: number }> {
  const { rows, total } = await templatesToReview(db, which, window)
  const reports = await reportsOf(
    db,
    rows.map(({ id }) => id),
  )
  const templates = rows.map(({ id, ownerId, state, submittedContent, publicContent, content, submittedAt }) => ({
    id,
    owner_id: ownerId,
    state,
    content: (which === 'in-review' ? submittedContent : publicContent) ?? content,
    submitted_date: submittedAt?.toISOString() ?? null,
    reports: reports
      .filter(({ templateId }) => templateId === id)
      .map(({ reason, comment, createdAt }) => ({ reason, comment, at: createdAt.toISOString() })),
  }))
  return { templates, total }
}

/** Settles a template as the operator decides, and writes down that they did. 409 for what isn’t waiting or public any more. */
export async function reviewTemplate(
  deps: Pick<Deps, 'db' | 'clock' | 'transaction'>,
  operator: string,
  { id, decision, reason }: { id: string; decision: (typeof decisions)[number]; reason: string },
): Promise<TemplateRow['state']> {
  return deps.transaction(async () => {
    const row = (await lockTemplate(deps.db, id)) ?? refuse('not-found')
    const change = decided(row, decision, reason)
    if (decision === 'dismiss' || decision === 'take-down') await forgetReports(deps.db, id)
    await settleTemplate(deps.db, id, change)
    const state = change.state ?? row.state
    await recordChange(deps, {
      operator,
      action: 'template review',
      subject: id,
      before: { state: row.state },
      after: { state, decision, reason },
    })
    return state
  })
}

function decided(row: TemplateRow, decision: (typeof decisions)[number], reason: string): Partial<TemplateRow> {
  if (decision === 'dismiss') return { state: row.state }
  if (decision === 'take-down') {
    if (row.publicVersion === null) refuse('conflict')
    return { state: 'taken-down', ...NOTHING_PUBLIC, ...NOTHING_SUBMITTED, reviewReason: reason || null }
  }
  if (row.submittedVersion === null) refuse('conflict')
  if (decision === 'decline') return { state: 'declined', ...NOTHING_SUBMITTED, reviewReason: reason || null }
  return {
    state: 'public',
    publicContent: row.submittedContent,
    publicVersion: row.submittedVersion,
    ...NOTHING_SUBMITTED,
    reviewReason: null,
  }
}
