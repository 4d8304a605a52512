import { allCases } from '../digest/cases/all.ts'
import { passagesOf } from '../digest/cases/case.ts'
import { bestSentence, rank } from '../retrieval/index.ts'
import { mean, shareOf } from './share.ts'

// questions in other words than the sources, with words of the sentence that answers
const asked: readonly (readonly [question: string, answer: string])[] = [
  ['When did the first big tidal plant start working?', 'which opened in 1966'],
  ['Why are tidal turbines smaller than those for wind?', '800 times as dense'],
  ['What happened to wildlife while the dam was built?', 'killed much of the marine life'],
  ['Which plant took the record from La Rance?', 'Sihwa Lake plant in South Korea took that place'],
  ['Was a barrage ever built on the Severn?', 'none has been built'],
  ['What does bad smell of a starter mean?', 'nail varnish'],
  ['How hot must the oven be for bread?', '250 degrees'],
  ['Can people with coeliac disease eat sourdough?', 'not free of gluten'],
  ['Why does sourdough keep longer?', 'acids slow down mould'],
  ['How long do I wait before cutting the loaf?', 'at least an hour before you cut'],
  ['Who invented the air-filled tyre for bicycles?', 'John Boyd Dunlop'],
  ['What did early riders call the velocipede?', 'boneshaker'],
  ['How did cycling help women?', 'Women gained freedom'],
  ['What oil shortage brought bicycles back?', 'oil crisis of 1973'],
  ['What must not go into a compost heap?', 'attract rats'],
  ['Why does my compost smell?', 'wet and smelly'],
  ['How long does a cold heap take?', 'six months to two years'],
  ['Which gas escapes from landfills?', 'methane'],
  ['What is credential stuffing?', 'This is called credential stuffing'],
  ['Can a provider reset the main password?', 'cannot reset it'],
  ['What does a password manager cost a team?', 'a few dollars per person'],
  ['Who maintains the standards for passkeys?', 'FIDO Alliance'],
  ['How long does a worker bee live?', 'about six weeks in summer'],
  ['How do bees keep warm in winter?', 'shiver to keep warm'],
  ['Who discovered the dance of the bees?', 'Karl von Frisch'],
  ['What is the worst enemy of honeybees?', 'varroa mite'],
  ['Which equipment does a beginner beekeeper need?', 'a hive, a smoker'],
]

const passages = allCases.filter(({ language }) => language.startsWith('English')).flatMap(passagesOf)

/** Mean of one over the place of the first passage that answers. */
export function answeringPassages(): number {
  return mean(
    asked.map(([question, answer]) => {
      const at = rank(question, passages).findIndex(({ passage }) => passage.text.includes(answer))
      return at < 0 ? 0 : 1 / (at + 1)
    }),
  )
}

/** Share of questions for which the sentence that answers is chosen out of its passage. */
export function answeringSentences(): number {
  return shareOf(asked, ([question, answer]) => {
    const passage = passages.find(({ text }) => text.includes(answer))
    return passage !== undefined && (bestSentence(question, passage.text)?.text.includes(answer) ?? false)
  })
}
