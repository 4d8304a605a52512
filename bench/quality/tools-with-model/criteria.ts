import type { ToolCase } from './cases.ts'

const FACTS = 'facts (nothing made up, nothing wrong, nothing important left out)'
const TASK = 'task (it is what was ordered, in the form, number, length, and language that the place it goes to takes)'
const STRUCTURE = 'structure (what was ordered comes in its parts, each ready to be copied to its place)'
const COUNTS = 'counts (number and length of everything keep to what was ordered and to what its place takes)'
const VOICE =
  'voice (it sounds as the sample does, keeps its rules and terms, and says nothing for the voice’s sake alone)'
const CITATIONS =
  'citations (each statement of fact shows which source says it, and that source does say it; one that no source says shows none)'
const WORDS = 'words (reads well, fits its readers, no stock phrases)'
const READY = 'ready (how little somebody must change before it goes out)'

/** What a job is marked on: where a house’s voice or sources belong to it, what they ask for stands apart. */
export function criteriaOf({ sources, voice }: ToolCase): string[] {
  if (sources.length === 0 && !voice) return [FACTS, TASK, WORDS, READY]
  return [FACTS, STRUCTURE, COUNTS, ...(voice ? [VOICE] : []), ...(sources.length > 0 ? [CITATIONS] : []), WORDS, READY]
}

/** The order as a judge reads it. */
export function orderOf({ tool, input, sources, voice, trap }: ToolCase): string {
  const given = sources.map(({ title, text }, at) => `SOURCE ${at + 1}: ${title}\n\n${text}`)
  const house = voice
    ? [`SAMPLE OF THE VOICE\n\n${voice.samples.join('\n\n')}`, `RULES OF THE VOICE\n\n${rulesOf(voice)}`]
    : []
  return [
    `A writer ordered this (${tool}), with what stands here and no other facts:`,
    JSON.stringify(input, null, 1),
    ...given,
    ...house,
    ...(trap ? [`Easily got wrong: ${trap}`] : []),
    'Two results came; what stands in braces behind a line is its length.',
  ].join('\n\n')
}

function rulesOf({ rules, terms_csv }: NonNullable<ToolCase['voice']>): string {
  return `${JSON.stringify(rules)}\nterms, preferred and avoided:\n${terms_csv}`
}
