import type { Ask } from '../../writing/server/index.ts'
import type { SectionRow, WorkflowRow } from './store.ts'

/** What holds for the whole article, in sentences to a model. Only words of the person; sources are fenced elsewhere. */
export function briefOf({ topic, headlines, research }: Pick<WorkflowRow, 'topic' | 'headlines' | 'research'>): string {
  const keywords = research.keywords.filter(({ chosen }) => chosen).map(({ phrase }) => phrase)
  return [
    `The article is about: ${topic}.`,
    headlines.text ? `Its headline: ${headlines.text}.` : '',
    research.context ? `The writer notes: ${research.context}` : '',
    research.out_of_scope ? `Leave out: ${research.out_of_scope}` : '',
    keywords.length ? `Where it comes naturally, use these phrases: ${keywords.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Asks for one section's text, knowing the headings around it so that nothing is said twice. */
export function sectionAsk(workflow: WorkflowRow, section: SectionRow, headings: string[]): Ask {
  return {
    task: [
      briefOf(workflow),
      `All sections: ${headings.join(' | ')}.`,
      `Write the section “${section.heading}”, without its heading, in about ${section.words} words.`,
      section.notes ? `Notes for this section: ${section.notes}` : '',
      'Do not say what belongs under another heading. No summary at the end.',
    ]
      .filter(Boolean)
      .join('\n'),
    maxWords: Math.max(60, Math.round(section.words * 1.3)),
    temperature: 0.5,
  }
}

/** Asks for what stands before the first heading, once all sections are known. */
export function openingAsk(workflow: WorkflowRow, headings: string[], words: number): Ask {
  return frameAsk(workflow, headings, {
    words,
    task: 'Write the introduction, without a heading: what the subject is, why it matters to the reader, what is to come.',
  })
}

/** Asks for the end of the article. */
export function closingAsk(workflow: WorkflowRow, headings: string[], words: number): Ask {
  return frameAsk(workflow, headings, {
    words,
    task: 'Write the conclusion, without a heading: what the reader takes away. Nothing that the sources do not say.',
  })
}

function frameAsk(workflow: WorkflowRow, headings: string[], { task, words }: { task: string; words: number }): Ask {
  return {
    task: [briefOf(workflow), `All sections: ${headings.join(' | ')}.`, `${task} About ${words} words.`].join('\n'),
    maxWords: Math.round(words * 1.5),
    temperature: 0.5,
  }
}

export function headlinesAsk(workflow: WorkflowRow, style: string, count: number): Ask {
  return {
    task: [
      briefOf(workflow),
      `Propose ${count} different headlines, one on each line, without numbering, quotation marks or source numbers.`,
      style ? `Style: ${style}.` : 'Vary the style: how-to, question, list, plain statement.',
      'At most 70 characters each. Promise nothing that the sources do not hold: a number of things only where there are so many.',
    ].join('\n'),
    maxWords: count * 20,
    temperature: 0.8,
  }
}

export function outlineAsk(workflow: WorkflowRow): Ask {
  const questions = workflow.research.questions.filter(({ chosen }) => chosen).map(({ text }) => text)
  return {
    task: [
      briefOf(workflow),
      questions.length ? `Readers ask: ${questions.join(' | ')}` : '',
      'Propose an outline: one heading on each line, `##` before a section and `###` before a subsection, nothing else. Five to eight sections.',
      'Only what the sources can carry.',
    ]
      .filter(Boolean)
      .join('\n'),
    maxWords: 200,
    temperature: 0.6,
  }
}
