import { outlines } from '../../../engines/digest/index.ts'
import { rank } from '../../../engines/retrieval/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { sourceTokensFor } from '../../writing/server/index.ts'
import { LONGEST_HEADING } from '../contract.ts'
import { articleSetting } from './article/setting.ts'
import { workflowOf } from './change-workflow.ts'
import { makeProposal, type ProposalTask, type ProposalWish } from './make-proposal.ts'
import type { ArticleSetting } from './prompts/article-setting.ts'
import { outlineRequest, PlansShape } from './prompts/outline.ts'
import { briefOf, materialOf } from './setting.ts'
import { recordOnWorkflow, type StoredWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'
import { FRAME_WORDS } from './write-frame.ts'

type OutlineShape = WorkflowRow['outlines'][number]

const NAMES = { sides: 'By aspect', parts: 'By topic', questions: 'By question' }
const PASSAGES_OF_SECTION = 8
const [LEAST_WORDS, MOST_WORDS] = [60, 1_500]

/** Proposes outlines to compare, each section with the passages that carry it. One credit. */
export async function proposeOutlines(deps: Deps, actor: Actor, wish: ProposalWish): Promise<StoredWorkflow> {
  const value = await makeProposal(deps, actor, {
    wish,
    feature: 'propose-outlines',
    make: (task) => propose(deps, task),
  })
  await recordOnWorkflow(deps.db, wish.id, { outlines: value, updatedAt: deps.clock.now() })
  await tellPages(deps, actor.ownerId, wish.id)
  return workflowOf(deps, actor, wish.id)
}

async function propose(deps: Pick<Deps, 'config'>, task: ProposalTask): Promise<OutlineShape[]> {
  if (task.model) return byModel(task, task.model, deps.config.MODEL_SOURCE_TOKENS)
  const { stored, passages } = task
  const material = materialOf(stored.workflow, passages)
  const made = outlines(material, { words: wordsOfSections(stored.workflow) }).map(
    ({ kind, sections }): OutlineShape => ({
      id: newId(),
      name: NAMES[kind],
      kind,
      sections: sections.map(({ heading, notes, words, passageIds }) => ({
        heading,
        level: 2,
        notes,
        words,
        passage_ids: [...passageIds],
      })),
    }),
  )
  return made.length > 0 ? made : refuse('too-little-to-outline')
}

/** Plans of a model from the whole sources, each section with the passages that say most about it. */
async function byModel(
  { stored, passages, wish }: ProposalTask,
  model: Model,
  tokens: number,
): Promise<OutlineShape[]> {
  const setting = articleSetting(stored, passages, { tokens: sourceTokensFor(model, tokens) })
  const wantedWords = wordsOfSections(stored.workflow)
  const request = outlineRequest(setting, wantedWords)
  const { value, engine } = await model.object({ ...request, schema: PlansShape, signal: wish.signal })
  return value.plans.map((plan) => ({
    id: newId(),
    name: [plan.kind.trim().slice(0, LONGEST_NAME), engine.model].filter(Boolean).join(' · '),
    sections: atLength(plan.sections, wantedWords).map(({ heading, says, words, sources }) => ({
      heading:
        heading
          .replace(/^#+\s*/, '')
          .trim()
          .slice(0, LONGEST_HEADING) || stored.workflow.topic,
      level: 2,
      notes: says.trim().slice(0, LONGEST_NOTES),
      words,
      passage_ids: passagesFor(`${heading} ${says}`, setting, sources, passages),
    })),
  }))
}

/** What the introduction and the conclusion leave to the sections. */
function wordsOfSections(workflow: WorkflowRow): number {
  return briefOf(workflow).words - FRAME_WORDS
}

/** Sections whose words add up to what is wanted: models keep the shares of a plan better than its sum. */
function atLength<Planned extends { words: number }>(sections: readonly Planned[], wanted: number): Planned[] {
  const shares = sections.map(({ words }) => Math.min(Math.max(words, LEAST_WORDS), MOST_WORDS))
  const sum = shares.reduce((all, words) => all + words, 0)
  return sections.map((section, at) => ({
    ...section,
    words: Math.min(ROUND * Math.round(((shares[at] ?? 0) * wanted) / sum / ROUND), MOST_OF_SECTION),
  }))
}

/** Planned lengths are multiples of it, and no section has more words than the contract takes. */
const ROUND = 10
const MOST_OF_SECTION = 5_000
const LONGEST_NAME = 60
const LONGEST_NOTES = 2_000

/** The passages that fit a section best: of the sources that the plan names for it, of all where it names none. */
function passagesFor(
  query: string,
  setting: ArticleSetting,
  named: readonly number[],
  all: readonly GivenPassage[],
): string[] {
  const own = setting.sources.filter(({ number }) => named.includes(number)).flatMap((source) => source.all)
  const ranked = rank(query, own.length ? own : all, { language: setting.language, limit: PASSAGES_OF_SECTION })
  return ranked.map(({ passage }) => passage.id)
}
