import { outlines } from '../../../engines/compose/index.ts'
import { rank } from '../../../engines/retrieval/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { requestFor } from '../../writing/server/index.ts'
import { workflowOf } from './change-workflow.ts'
import { makeProposal, type ProposalTask, type ProposalWish } from './make-proposal.ts'
import { outlinePrompt } from './prompts.ts'
import { MOST_READ } from './propose-headlines.ts'
import { materialOf, settingOf } from './setting.ts'
import { recordOnWorkflow, type StoredWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'

type OutlineShape = WorkflowRow['outlines'][number]

const NAMES = { sides: 'By its sides', parts: 'By its parts', questions: 'By questions', time: 'By time' }
const SECTION_WORDS = 160
const PASSAGES_OF_SECTION = 6

/** Proposes outlines to compare, each section with the passages that carry it. One credit. */
export async function proposeOutlines(deps: Deps, actor: Actor, wish: ProposalWish): Promise<StoredWorkflow> {
  const value = await makeProposal(deps, actor, { wish, feature: 'propose-outlines', make: propose })
  await recordOnWorkflow(deps.db, wish.id, { outlines: value, updatedAt: deps.clock.now() })
  await tellPages(deps, actor.ownerId, wish.id)
  return workflowOf(deps, actor.ownerId, wish.id)
}

async function propose(task: ProposalTask): Promise<OutlineShape[]> {
  const { stored, passages, model } = task
  const { headlines: chosen, outlines: before } = stored.workflow
  const material = materialOf(stored.workflow, passages)
  const made = outlines(material, {
    title: chosen.text || undefined,
    variant: before.length ? Number(before.length) : 0,
  }).map(
    ({ kind, sections }): OutlineShape => ({
      id: newId(),
      name: NAMES[kind],
      kind,
      sections: sections.map(({ heading, level, notes, words, passageIds }) => ({
        heading,
        level,
        notes,
        words,
        passage_ids: [...passageIds],
      })),
    }),
  )
  if (model) return [await byModel(task, model), ...made]
  return made.length > 0 ? made : refuse('too-little-to-outline')
}

async function byModel({ stored, passages, wish }: ProposalTask, model: Model): Promise<OutlineShape> {
  const setting = settingOf(stored.workflow, passages.slice(0, MOST_READ))
  const request = requestFor(outlinePrompt(stored.workflow), setting)
  const { text, engine } = await model.write({ ...request, signal: wish.signal })
  const sections = text.split('\n').flatMap((line) => {
    const [, marks, heading] = /^\s*(#{2,3})\s+(.{2,200}?)(?:\s*\[\d+\])*\s*$/.exec(line) ?? []
    if (!marks || !heading) return []
    const ids = rank(heading, passages, { language: setting.language, limit: PASSAGES_OF_SECTION }).map(
      ({ passage }) => passage.id,
    )
    return [{ heading, level: marks.length, notes: '', words: SECTION_WORDS, passage_ids: ids }]
  })
  return { id: newId(), name: [engine.provider, engine.model].filter(Boolean).join(' '), sections }
}
