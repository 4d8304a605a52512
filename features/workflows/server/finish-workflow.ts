import { readMaterial, writeFaq, writeMeta } from '../../../engines/compose/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { createBlog } from '../../blogs/server/index.ts'
import { workflowOf } from './change-workflow.ts'
import { passagesForTopic } from './passages.ts'
import { recordOnWorkflow, type SectionRow, type StoredWorkflow } from './store.ts'
import { tellPages } from './tell-pages.ts'
import { languageOf } from './write-section.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'files' | 'hub'>
type Cited = SectionRow['citations'][number]

/**
 * Makes a blog of what is written, with its questions and answers and its meta texts. The same workflow makes the same
 * blog once, however often it is asked for. Refuses when no section is written yet.
 */
export async function finishWorkflow(
  deps: Needs,
  actor: { userId: string; ownerId: string },
  id: string,
): Promise<{ blogId: string }> {
  const stored = await workflowOf(deps, actor.ownerId, id)
  const { workflow } = stored
  if (workflow.blogId) return { blogId: workflow.blogId }
  if (!stored.sections.some(({ state }) => state === 'done')) refuse('nothing-written')
  const passages = await passagesForTopic(deps, workflow)
  const material = readMaterial({ language: languageOf(stored), passages, topic: workflow.topic })
  const meta = writeMeta(material, { title: workflow.headlines.text || workflow.topic })
  const body = joined(stored, faqOf(stored, material, passages))
  const blog = await createBlog(deps, actor, {
    title: workflow.headlines.text || meta.title,
    markdown: body.text,
    citations: body.citations.map(({ url, ...citation }) => ({ ...citation, url: url ?? undefined })),
    meta: {
      meta: meta.description.text,
      meta_title: meta.title,
      slug: meta.slug,
      summary: meta.summary.text,
      language: workflow.language,
      country: workflow.country,
      researchContext: workflow.research.context,
    },
    projectId: workflow.projectId,
    key: `workflow ${id}`,
  })
  await recordOnWorkflow(deps.db, id, { blogId: blog.id, step: 'draft', updatedAt: deps.clock.now() })
  await tellPages(deps, actor.ownerId, id)
  return { blogId: blog.id }
}

/** Heading and text of every written section in order, then the questions; citations moved along. */
function joined(
  { sections }: StoredWorkflow,
  faq: { text: string; citations: Cited[] },
): { text: string; citations: Cited[] } {
  let text = ''
  const citations: Cited[] = []
  const append = (part: string, cited: Cited[]) => {
    citations.push(
      ...cited.map((citation) => ({
        ...citation,
        start: citation.start + text.length,
        end: citation.end + text.length,
      })),
    )
    text += part
  }
  for (const section of sections) {
    append(`${'#'.repeat(section.level)} ${section.heading}\n\n`, [])
    if (section.state === 'done') append(`${section.text.trimEnd()}\n\n`, section.citations)
  }
  append(faq.text, faq.citations)
  return { text, citations }
}

/** Answers to the ticked questions that the sources answer; nothing when there is none. */
function faqOf(
  { workflow, sections }: StoredWorkflow,
  material: ReturnType<typeof readMaterial>,
  passages: Awaited<ReturnType<typeof passagesForTopic>>,
): { text: string; citations: Cited[] } {
  const asked = workflow.research.questions
    .filter(({ chosen, answered }) => chosen && answered)
    .map(({ text, origin }) => ({ text, source: origin === 'sources' ? ('custom' as const) : origin }))
  if (!asked.length) return { text: '', citations: [] }
  const used = sections.flatMap(({ citations }) => citations)
  const faq = writeFaq(material, { asked, count: Math.min(5, asked.length), level: 2 })
  const citations = faq.citations.map(({ start, end, passageId, quote }, at) => {
    const passage = passages.find(({ id }) => id === passageId)
    return {
      id: `faq-${workflow.id}-${at}-${used.length}`,
      start,
      end,
      passage_id: passageId,
      quote,
      title: passage?.title ?? '',
      url: passage?.url ?? null,
      asset_id: passage?.assetId ?? null,
    }
  })
  return { text: faq.text, citations }
}
