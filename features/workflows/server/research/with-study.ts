import { type ContentLanguage, findQuote, names, sentences, textOf } from '../../../../engines/text/index.ts'
import type { GivenPassage } from '../../../writing/contract.ts'

/** A result whose study is named only before it: `The study found …`, `Die Forscher …`. */
const UNNAMED_STUDY =
  /^(?:(?:the|this|that|these|its|a new|a recent|a later) )?(?:study|trial|survey|review|researchers|authors|team|experiment)\b|^(?:die|diese|eine neue|seine|ihre)? ?(?:studie|untersuchung|umfrage|forscher|forschenden|autoren)\b|^(?:el|este|los|la|esta) (?:estudio|encuesta|investigadores|autores|ensayo)\b|^(?:l’|l'|les|cette|la) ?(?:étude|enquête|chercheurs|auteurs)\b/i
/** Sentences before a result in which its study is looked for. */
const SENTENCES_BEFORE = 2

/** A result together with the sentence that names its study, where its own does not; both stand in one passage. */
export function withStudy(
  fact: { text: string; quote: string },
  passage: GivenPassage,
  language: ContentLanguage,
): { text: string; quote: string } {
  const { text, quote } = fact
  const place = UNNAMED_STUDY.test(text) ? findQuote(passage.text, quote) : null
  if (!place || names(text, language).length > 0) return { text, quote }
  const before = sentences(passage.text, language)
    .filter(({ end }) => end <= place.start)
    .slice(-SENTENCES_BEFORE)
    .findLast((span) => names(textOf(passage.text, span), language).length > 0)
  if (!before) return { text, quote }
  const whole = passage.text.slice(before.start, place.end)
  return { text: whole.replace(/\s+/g, ' '), quote: whole }
}
