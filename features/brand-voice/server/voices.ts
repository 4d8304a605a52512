import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { neutralTone, noRules } from '../../../engines/voice/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { Charge } from '../../billing/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import {
  changeVoice,
  countVoices,
  insertVoice,
  lockVoices,
  requireVoice,
  setVoiceOfProject,
  undeleteVoice,
  type VoiceRow,
} from '../../voices/server/index.ts'
import type { NewTexts, NewVoice, VoiceChange } from '../contract.ts'
import { conflictIn } from '../rule-conflicts.ts'
import { termsFromCsv } from '../terms-csv.ts'
import { rulesAsWire, rulesFromWire } from '../wire.ts'
import { type Analysis, analyzeVoice } from './analyze.ts'
import { described } from './described.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'transaction'>

/** Makes a voice from text and sources, or from answers alone, for which nothing is measured and nothing charged. */
export async function createVoice(
  analysis: Analysis,
  { name, answers, language, tone: wanted, ...material }: z.output<typeof NewVoice>,
): Promise<{ value: VoiceRow; charge: Charge | null }> {
  const { deps, actor } = analysis
  await requirePlace(deps, actor)
  const now = deps.clock.now()
  const tone = { ...neutralTone, ...wanted }
  const begun = { id: newId(), ownerId: actor.ownerId, name, tone, createdAt: now, updatedAt: now, deletedAt: null }
  if (answers) {
    const origin = { kind: 'questionnaire' as const, titles: [] }
    const unmeasured = { measures: null, measuresVersion: null, samples: [], origin }
    const row = { ...begun, ...unmeasured, ...described(answers, tone), language: language ?? 'English-US' }
    await insertInPlace(deps, actor, row)
    return { value: row, charge: null }
  }
  return analyzeVoice(analysis, { ...material, language }, async (measured) => {
    const row = { ...begun, ...measured, rules: noRules }
    await insertInPlace(deps, actor, row)
    return { value: row }
  })
}

/** Measures a voice on new texts. What a person may have edited, description, rules, and samples, stays; a voice without samples gets some. */
export async function analyzeAgain(
  analysis: Analysis,
  { id, language, ...material }: z.output<typeof NewTexts>,
): Promise<{ value: VoiceRow; charge: Charge }> {
  const { deps, actor } = analysis
  const before = await requireVoice(deps, actor, id)
  return analyzeVoice(analysis, { ...material, language }, async ({ summary, samples, ...measured }) => {
    const isKnown = isDeepStrictEqual(measured.measures, before.measures)
    const change = {
      ...measured,
      samples: before.samples.length > 0 ? before.samples : samples,
      summary: before.summary || summary,
      updatedAt: deps.clock.now(),
    }
    const value = (await changeVoice(deps.db, { ownerId: actor.ownerId, id }, change)) ?? refuse('not-found')
    return { value, ...(isKnown ? { cost: 0 } : {}) }
  })
}

/** Saves what a person edited of a voice. */
export async function editVoice(
  deps: Needs,
  actor: Actor,
  { id, name, summary, samples, rules, tone, terms_csv }: z.output<typeof VoiceChange>,
): Promise<VoiceRow> {
  return deps.transaction(async () => {
    // two parts of one thing may be saved at once
    if (rules || tone || terms_csv !== undefined) await lockVoices(deps.db, actor.ownerId)
    const before = await requireVoice(deps, actor, id)
    const wanted = {
      ...rulesAsWire(before.rules),
      ...rules,
      ...(terms_csv === undefined ? {} : { preferred: preferredIn(terms_csv) }),
    }
    if (rules || terms_csv !== undefined) refuseConflict(wanted, terms_csv === undefined ? 'rules' : 'terms_csv')
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(summary === undefined ? {} : { summary }),
      ...(samples === undefined ? {} : { samples }),
      rules: rulesFromWire(wanted),
      tone: { ...before.tone, ...tone },
      updatedAt: deps.clock.now(),
    }
    return (await changeVoice(deps.db, { ownerId: actor.ownerId, id }, change)) ?? refuse('not-found')
  })
}

/** Deletes a voice. It can be brought back; texts are written without it meanwhile. */
export async function removeVoice(deps: Needs, actor: Actor, id: string): Promise<void> {
  await requireVoice(deps, actor, id)
  await changeVoice(deps.db, { ownerId: actor.ownerId, id }, { deletedAt: deps.clock.now() })
}

/** Brings a deleted voice back, if the plan still has room for it. */
export async function restoreVoice(deps: Needs, actor: Actor, id: string): Promise<VoiceRow> {
  return deps.transaction(async () => {
    await lockVoices(deps.db, actor.ownerId)
    const restored = (await undeleteVoice(deps.db, { ownerId: actor.ownerId, id })) ?? refuse('not-found')
    await requirePlace(deps, actor, { taken: 1 })
    return restored
  })
}

/** Chooses the voice of a project, or none. 404 for a project or voice of others. */
export async function chooseVoice(
  deps: Needs,
  actor: Actor,
  { project_id, brand_voice_id }: { project_id: string; brand_voice_id: string | null },
): Promise<void> {
  const { ownerId } = actor
  await projectFor(deps, actor, project_id)
  if (brand_voice_id) await requireVoice(deps, actor, brand_voice_id)
  await setVoiceOfProject(deps.db, { ownerId, projectId: project_id }, brand_voice_id)
}

function insertInPlace(deps: Needs, actor: Actor, row: VoiceRow): Promise<void> {
  return deps.transaction(async () => {
    await lockVoices(deps.db, actor.ownerId)
    await requirePlace(deps, actor)
    await insertVoice(deps.db, row)
  })
}

async function requirePlace({ db }: Needs, { ownerId, plan }: Actor, { taken = 0 } = {}): Promise<void> {
  const { brandVoices: limit } = plan
  if (limit < 0 || (await countVoices(db, ownerId)) - taken < limit) return
  refuse('voice-limit', { voices: limit === 1 ? '1 brand voice' : `${limit} brand voices` })
}

function refuseConflict(rules: Parameters<typeof conflictIn>[0], path: 'rules' | 'terms_csv'): void {
  const word = conflictIn(rules)
  if (word === null) return
  const message = `“${word}” is both a word to use and a word to avoid. Remove it from one of the lists.`
  refuse('invalid', { details: [{ path, message }] })
}

function preferredIn(csv: string) {
  const read = termsFromCsv(csv)
  if ('preferred' in read) return read.preferred
  return refuse('invalid', { details: [{ path: 'terms_csv', message: read.problem }] })
}
