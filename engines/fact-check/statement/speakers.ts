import type { WordSenses } from '../lexicon/word-senses.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/** Words between a speaker and the verb: `the minister Keane also said`. */
const SPOKEN_WITHIN = 3
/** Behind `according to` stands the speaker with what he is. */
const ATTRIBUTED_WITHIN = 7

/** Whether a name is of who says it: `Keane said`, `said Keane`, `according to the harbor master Keane`. */
export function isSpeaker({ place, words }: Slot, { tokens, senses }: SlotReading): boolean {
  const beside = tokens.slice(Math.max(0, place - SPOKEN_WITHIN), place + words.length + SPOKEN_WITHIN)
  const before = tokens.slice(Math.max(0, place - ATTRIBUTED_WITHIN), place)
  return beside.some(({ word }) => isSpeech(word, senses)) || before.some(({ word }) => ATTRIBUTING.has(word))
}

/** Whether a word says that somebody says something. */
export function isSpeech(word: string, { speech }: Pick<WordSenses, 'speech'>): boolean {
  return speech.has(word) || SPOKEN.has(word)
}

const ATTRIBUTING = new Set(['according', 'laut', 'según'])
const SPOKEN = new Set(
  `found finds reported reports concluded showed argues argued argue claims claimed believes believed believe thinks thought think
  pointed points noted notes admitted admits denied denies warned warns insisted insists stressed stresses emphasised emphasized added adds explained
  explains complained complains recalled recalls promised promises acknowledged acknowledges conceded announced announces declared stated remarked replied
  replies answered answers responded responds
  fand ergab berichtet sagen glaubt glaubte behauptet behauptete zufolge warnt warnte räumte
  bestritt bestreitet kündigte verwies erinnerte ergänzte fügte kritisierte encontró mostró dice dijo afirma afirmó cree creía
  advirtió advierte reconoció reconoce negó niega añadió añade recordó recuerda anunció anuncia prometió criticó declaró subrayó`.split(
    /\s+/,
  ),
)
