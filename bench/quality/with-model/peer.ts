import { sentences } from '../../../engines/text/index.ts'
import { SourceMarkFilter } from '../../../features/writing/server/index.ts'
import { callsOf } from './calls.ts'
import { post, textOf } from './post.ts'
import { readEvents } from './read-events.ts'
import type { Recorder } from './recorder.ts'
import type { Source, Topic } from './topics.ts'
import type { Written } from './written.ts'

/** The same model with one prompt that holds all sources: what anybody could do without us. */
export async function writtenByPeer(
  topic: Topic,
  sources: readonly Source[],
  { recorder, model }: { recorder: Recorder; model: string },
): Promise<Written> {
  const answer = await post(`${recorder.url}/chat/completions`, {
    authorization: `Bearer ${process.env.COMPATIBLE_API_KEY ?? ''}`,
    body: JSON.stringify({
      model,
      temperature: 0.4,
      max_tokens: topic.words * 4,
      messages: [{ role: 'user', content: promptFor(topic, sources) }],
    }),
  })
  const body = await textOf(answer)
  if (answer.statusCode !== 200) throw new Error(`the model answered ${answer.statusCode}: ${body}`)
  const markdown = readEvents(body).answer
  return { ...withoutMarks(markdown, topic), markdown, calls: callsOf(recorder.said()) }
}

function promptFor({ topic, language, words }: Topic, sources: readonly Source[]): string {
  return [
    `Write an article in ${language} of about ${words} words about: ${topic}.`,
    'Use the sources below and cite sources as [n]. Give it a headline and section headings. Answer in Markdown.',
    ...sources.map(({ file, text }, at) => `[${at + 1}] ${file}\n\n${text.trim()}`),
  ].join('\n\n')
}

/** The text without `[n]`, and each `[n]` as a citation of the sentence it is in or behind. */
function withoutMarks(markdown: string, { language }: Topic): Pick<Written, 'text' | 'citations'> {
  const filter = new SourceMarkFilter()
  filter.push(markdown)
  filter.end()
  const { text, marks } = filter
  const spans = sentences(text, language)
  const citations = marks.flatMap(({ at, numbers }) => {
    const span = spans.findLast(({ start }) => start < at)
    return span ? numbers.map((source) => ({ start: span.start, end: span.end, source })) : []
  })
  return { text, citations }
}
