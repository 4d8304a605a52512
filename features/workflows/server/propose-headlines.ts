import {
  type HeadlineStyle,
  headlineStyles,
  headlines,
  type Material,
  scoreHeadline,
} from '../../../engines/digest/index.ts'
import type { Engine } from '../../../platform/contract/evidence.ts'
import { BUILTIN } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { requireFit } from '../../writing/server/index.ts'
import { articleSetting } from './article/setting.ts'
import { workflowOf } from './change-workflow.ts'
import { makeProposal, type ProposalTask, type ProposalWish } from './make-proposal.ts'
import { headlinesRequest } from './prompts/headlines.ts'
import { materialOf } from './setting.ts'
import { recordOnWorkflow, type StoredWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'

type HeadlineShape = WorkflowRow['headlines']['list'][number]

const MOST = 8
/** Tokens of sources from which a model proposes headlines: what they are about, not all they say. */
const SOURCE_TOKENS = 3_000

/** Adds headlines that are not there yet; kept ones stay, others of before make room. One credit. */
export async function proposeHeadlines(deps: Deps, actor: Actor, wish: ProposalWish): Promise<StoredWorkflow> {
  const value = await makeProposal(deps, actor, { wish, feature: 'propose-headlines', make: propose })
  const { workflow } = await workflowOf(deps, actor, wish.id)
  const kept = workflow.headlines.list.filter(({ saved, text }) => saved || text === workflow.headlines.text)
  const fresh = value.filter(({ text }) => !kept.some((headline) => headline.text === text))
  const change = {
    ...workflow.headlines,
    style: wish.style ?? '',
    context: wish.context ?? workflow.headlines.context,
    list: [...kept, ...fresh],
  }
  await recordOnWorkflow(deps.db, wish.id, { headlines: change, updatedAt: deps.clock.now() })
  await tellPages(deps, actor.ownerId, wish.id)
  return workflowOf(deps, actor, wish.id)
}

async function propose({ stored, passages, model, wish }: ProposalTask): Promise<HeadlineShape[]> {
  const material = materialOf(stored.workflow, passages)
  const style = headlineStyles.find((name) => name === wish.style)
  if (!model) {
    const inStyle = style ? composed(material, stored, [style]) : []
    // the sources may not carry the wished style: then the ones that they do carry
    return inStyle.length ? inStyle : composed(material, stored, headlineStyles)
  }
  const setting = articleSetting(stored, passages, { tokens: SOURCE_TOKENS })
  const request = headlinesRequest(setting, { style: style ?? '', context: wish.context ?? '', count: MOST })
  const { text, engine } = await model.write({ ...request, signal: wish.signal })
  requireFit(text, setting.language)
  return linesOf(text).map((line) =>
    asShape(line, { style: style ?? styleOf(line), engine }, scoreHeadline(material, line)),
  )
}

/** The style of a headline by its form. */
function styleOf(line: string): HeadlineStyle {
  if (/[?？]\s*$/.test(line)) return 'question'
  if (/^\d/.test(line)) return 'list'
  return /^(?:how to|so |wie (?:man|sie|du) |cómo |comment |como |come )/i.test(line) ? 'how-to' : 'statement'
}

function composed(material: Material, stored: StoredWorkflow, styles: readonly HeadlineStyle[]): HeadlineShape[] {
  const seen = new Set(stored.workflow.headlines.list.map(({ text }) => text))
  return headlines(material, { styles, most: MOST + seen.size })
    .filter(({ text }) => !seen.has(text))
    .slice(0, MOST)
    .map(({ text, style, score }) => asShape(text, { style, engine: BUILTIN }, score))
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) =>
    line
      .replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '')
      .replace(/\s*\[\d+\]/g, '')
      .replace(/^["“”]|["“”]$/g, '')
      .trim(),
  )
  return [...new Set(lines.filter((line) => line.length > 3 && line.length <= 200))].slice(0, MOST)
}

function asShape(
  text: string,
  by: { style: HeadlineStyle; engine: Engine },
  score: ReturnType<typeof scoreHeadline>,
): HeadlineShape {
  return {
    id: newId(),
    text,
    style: by.style,
    engine: by.engine,
    score: score.total,
    length: score.characters,
    pixels: score.pixels,
    parts: score.parts,
    saved: false,
  }
}
