import type { Brief } from '../../../platform/contract/brief.ts'

/** A brief in sentences to a model. All its words are the person's own. */
export function briefSentences({ purpose, audience, reader_level, call_to_action, keyphrase }: Brief): string {
  return [
    PURPOSES[purpose],
    audience ? `Its readers: ${audience}.` : '',
    LEVELS[reader_level],
    call_to_action ? `After reading, they should: ${call_to_action}. The end leads there, once, without pressing.` : '',
    keyphrase
      ? `It should be found by “${keyphrase}”: that phrase is in the introduction and in a heading or two, wherever it reads naturally.`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}

const PURPOSES: Record<Brief['purpose'], string> = {
  inform: 'It informs: what is known, and how well.',
  teach: 'It teaches: how it works and how it is done, step by step.',
  decide: 'It helps decide: what speaks for and against each choice, and for whom.',
  persuade: 'It argues for a point, with evidence, and takes the strongest objections seriously.',
}

const LEVELS: Record<Brief['reader_level'], string> = {
  beginner: 'They need no prior knowledge: special terms are explained in a few words, everyday ones are not.',
  familiar: 'They know the basics: explain only what is special.',
  expert: 'They are experts: precise terms, no basics.',
}
