import type { ToolCase } from './cases.ts'

/** One plain prompt for a job: the order as somebody types it, with the same voice and sources pasted below it. */
export function plainPrompt({ plain, sources, voice }: ToolCase): string {
  return [
    plain,
    ...(sources.length > 0 ? ['Put the number of the source behind what you take from it, as in [1].'] : []),
    ...(voice ? ['Write in this voice:', ...voice.samples, wordedRules(voice)] : []),
    ...sources.map(({ title, text }, at) => `Source ${at + 1}: ${title}\n\n${text}`),
  ].join('\n\n')
}

function wordedRules({ rules, terms_csv }: NonNullable<ToolCase['voice']>): string {
  return [
    rules.forbidden.length > 0 && `Do not use ${rules.forbidden.map((word) => `"${word}"`).join(', ')}.`,
    rules.exclamations === 'avoid' && 'No exclamation marks.',
    rules.person && PERSONS[rules.person],
    rules.oxford !== undefined && (rules.oxford ? 'Use the serial comma.' : 'No serial comma.'),
    rules.small_numbers === 'words' && 'Write small numbers as words.',
    ...terms_csv
      .split('\n')
      .map((line) => line.split(','))
      .map(([preferred, avoided]) => preferred && avoided && `Say "${preferred}", not "${avoided}".`),
  ]
    .filter(Boolean)
    .join(' ')
}

const PERSONS = { you: 'Address the reader as "you".', we: 'Speak as "we".' }
