import type { NewCitationShape } from '../../../contract.ts'
import { blogsApi, writerApi } from '../api.ts'
import type { AssistPlan } from './actions.ts'
import type { Written } from './assist-session.ts'

/** Where the assistant takes its facts from. */
export interface Material {
  mode: 'instruct' | 'file' | 'serp'
  files: string[]
}

/** What every request says of the text it is for. */
export interface WritingFor {
  blogId: string
  language: string
  projectId: string | null
  material: Material
}

/** Makes the call of a plan and keeps the citations of its answer with the blog, under ids of their own. */
export async function write(
  plan: AssistPlan,
  { blogId, language, projectId, material }: WritingFor,
  heard: (piece: string) => void,
  signal: AbortSignal,
): Promise<Written> {
  // Each call takes inputs of its own; `planOf` makes them to fit, and the server checks them again.
  const call = writerApi.call[plan.call] as (input: Record<string, unknown>, options: CallOptions) => Promise<Answer>
  const input = {
    language,
    project_id: projectId,
    mode: material.mode,
    files: material.mode === 'file' ? material.files : [],
    ...plan.input,
  }
  const answer = await call(input, {
    signal,
    context: { heard: { onDelta: (text, index) => (index === 0 ? heard(text) : undefined) } },
  })
  const [copy] = answer.copies
  const { provider, model } = answer.engine
  const engine = model && provider !== 'builtin' ? `${provider}/${model}` : provider
  const notices = answer.notices.map(({ message }) => message)
  if (!copy) return { markdown: '', cited: [], engine, notices }
  const named = copy.citations.map((citation) => ({ ...citation, id: crypto.randomUUID() }))
  if (named.length > 0)
    await blogsApi.call.citations.add({ id: blogId, citations: named.map(citationOf) }, { context: {} })
  return { markdown: copy.content, cited: named.map(({ id, start, end }) => ({ id, start, end })), engine, notices }
}

type Answer = Awaited<ReturnType<typeof writerApi.call.instruct>>
type CallOptions = Parameters<typeof writerApi.call.instruct>[1]
type AnsweredCitation = Answer['copies'][number]['citations'][number]

function citationOf({ id, title, url, quote, passage_id, asset_id }: AnsweredCitation): NewCitationShape {
  // A page that was read for this one answer has no stored passage to lead to.
  return { id, title, url, quote, asset_id, passage_id: asset_id ? passage_id : null }
}
