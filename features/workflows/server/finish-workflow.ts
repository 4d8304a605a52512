import { digestDescription, type Material } from '../../../engines/digest/index.ts'
import { metaOf } from '../../../engines/rewording/index.ts'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { allow } from '../../../platform/server/rights.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { createBlog } from '../../blogs/server/index.ts'
import type { CitedText } from './article/part.ts'
import { workflowOf } from './change-workflow.ts'
import { passagesForTopic } from './passages.ts'
import { briefOf, materialOf } from './setting.ts'
import { copiedFromShareAlike } from './share-alike.ts'
import { recordOnWorkflow, type StoredWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'
import { type Frame, type FrameTask, isDigest, writeFrame } from './write-frame.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'files' | 'hub'>

/**
 * Makes a blog of what is written, with opening, closing, questions and answers, and its meta texts. The same workflow
 * makes the same blog once, however often it is asked for. Refuses when no section is written yet.
 */
export async function finishWorkflow(
  deps: Needs,
  actor: Actor,
  id: string,
  writer: Pick<FrameTask, 'article' | 'signal'> = { article: null, signal: new AbortController().signal },
): Promise<{ blogId: string }> {
  const stored = await workflowOf(deps, actor, id)
  const { workflow } = stored
  if (workflow.blogId) return { blogId: workflow.blogId }
  allow(actor, 'blog:create')
  if (!stored.sections.some(({ state }) => state === 'done')) refuse('nothing-written')
  const passages = await passagesForTopic(deps, workflow)
  const written = await writeFrame({ stored, passages, ...writer })
  const body = joined(stored, written)
  const meta = metaTexts(stored, body, materialOf(workflow, passages))
  const frame: Frame = { ...written, share_alike: await copiedFromShareAlike(deps, workflow, body.text) }
  const blog = await createBlog(deps, actor, {
    title: workflow.headlines.text || meta.title,
    markdown: body.text,
    citations: body.citations.map(({ url, ...citation }) => ({ ...citation, url: url ?? undefined })),
    meta: {
      meta: meta.description,
      meta_title: meta.title,
      slug: meta.slug,
      summary: meta.summary,
      // the first is what the SEO check takes for the keyphrase
      keywords: keywordsOf(workflow),
      language: workflow.language,
      country: workflow.country,
      researchContext: workflow.research.context,
    },
    projectId: workflow.projectId,
    key: `workflow ${id}`,
  })
  await recordOnWorkflow(deps.db, id, { blogId: blog.id, frame, step: 'draft', updatedAt: deps.clock.now() })
  await tellPages(deps, actor.ownerId, id)
  return { blogId: blog.id }
}

/** The phrase that the writer wants to be found by, then what was chosen of the sources' phrases. */
function keywordsOf(workflow: WorkflowRow): string[] {
  const chosen = workflow.research.keywords.filter((keyword) => keyword.chosen).map(({ phrase }) => phrase)
  return [...new Set([briefOf(workflow).keyphrase, ...chosen])].filter(Boolean)
}

/** Meta texts of the draft, in its own words. Those of a digest are a sentence that it quotes, or empty. */
function metaTexts(stored: StoredWorkflow, { text }: CitedText, material: Material) {
  const { headlines, topic, language } = stored.workflow
  const made = metaOf(text, { language: contentLanguageOf(language), title: headlines.text || topic })
  if (!isDigest(stored)) return made
  const quoted = digestDescription(material)
  return { ...made, description: quoted, summary: quoted }
}

/** Opening, every written section under its heading, closing and questions; citations moved along. */
function joined({ sections }: StoredWorkflow, { opening, closing, questions }: Frame): CitedText {
  let text = ''
  const citations: CitedText['citations'] = []
  const append = (part: CitedText) => {
    if (!part.text) return
    for (const citation of part.citations)
      citations.push({ ...citation, start: citation.start + text.length, end: citation.end + text.length })
    text += `${part.text.trimEnd()}\n\n`
  }
  append(opening)
  for (const section of sections) {
    append({ text: `${'#'.repeat(section.level)} ${section.heading}`, citations: [] })
    if (section.state === 'done') append(section)
  }
  append(closing)
  append(questions)
  return { text, citations }
}
