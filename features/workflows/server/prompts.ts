import type { Prompt } from '../../writing/contract.ts'
import type { SectionRow, WorkflowRow } from './store.ts'

/** Asks for one section's text, knowing the headings around it so that nothing is said twice. */
export function sectionPrompt(section: SectionRow, headings: string[]): Prompt {
  return {
    task: [
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
export function openingPrompt(headings: string[], words: number): Prompt {
  return framePrompt(headings, {
    words,
    task: 'Write the introduction, without a heading: what the subject is, why it matters to the reader, what is to come.',
  })
}

/** Asks for the end of the article. */
export function closingPrompt(headings: string[], words: number): Prompt {
  return framePrompt(headings, {
    words,
    task: 'Write the conclusion, without a heading: what the reader takes away. Nothing that the sources do not say.',
  })
}

function framePrompt(headings: string[], { task, words }: { task: string; words: number }): Prompt {
  return {
    task: [`All sections: ${headings.join(' | ')}.`, `${task} About ${words} words.`].join('\n'),
    maxWords: Math.round(words * 1.5),
    temperature: 0.5,
  }
}

export function headlinesPrompt(style: string, count: number): Prompt {
  return {
    task: [
      `Propose ${count} different headlines, one on each line, without numbering, quotation marks or source numbers.`,
      style ? `Style: ${style}.` : 'Vary the style: how-to, question, list, plain statement.',
      'At most 70 characters each. Promise nothing that the sources do not hold: a number of things only where there are so many.',
    ].join('\n'),
    maxWords: count * 20,
    temperature: 0.8,
  }
}

export function outlinePrompt({ research }: Pick<WorkflowRow, 'research'>): Prompt {
  const questions = research.questions.filter(({ chosen }) => chosen).map(({ text }) => text)
  return {
    task: [
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
