import { type ContentLanguage, sentences } from '../../../engines/text/index.ts'

/** What a model says when it has done: an offer, a hope, a remark on its own work, or how many words it counted. */
const FAREWELL = new RegExp(
  [
    String.raw`(?:please )?(?:let me know|feel free)\b[^\n]*\b(?:changes?|adjust\w*|revis\w+|version|tone|shorter|longer|else|questions?|modif\w+|edits?)\b[^\n]*`,
    String.raw`(?:i )?hope (?:this|that|it) helps?[^\n]*`,
    String.raw`(?:would you like|do you want) me to[^\n]*`,
    String.raw`(?:sag|gib|lass|sagen|geben|lassen)\b[^\n]*\b(?:bescheid|wissen)\b[^\n]*`,
    String.raw`(?:soll ich|möchten sie, dass ich|ich hoffe, (?:das|dies)\b)[^\n]*`,
    String.raw`(?:avísame|dime si|¿?(?:quieres|deseas) que|espero que (?:esto )?(?:te|le) )[^\n]*`,
    String.raw`[([]?(?:word count|words|wortzahl|wörter|número de palabras|palabras|nombre de mots)\s*:\s*~?\d[^\n]*`,
    String.raw`\(\d+ (?:words|wörter|palabras|mots|parole|woorden|palavras)\)`,
    String.raw`[(*_]*(?:note|anmerkung|hinweis|nota|remarque)[*_]*:[*_]* (?:i\b|the (?:text|translation|answer|rewritten)|this (?:version|text|translation|answer)|ich\b|der text|die übersetzung|he\b|el texto|la traducción)[^\n]*`,
  ].join('|'),
  'iu',
)
const LAST_PARAGRAPH = /\n[ \t]*\n(?:[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n+)?[ \t]*([^\n]+)\s*$/

/** The text without what a model says behind it, however often. */
export function withoutFarewell(text: string): string {
  const last = LAST_PARAGRAPH.exec(text)
  const isFarewell = last?.[1] && FAREWELL.exec(last[1])?.[0] === last[1].trim()
  return isFarewell ? withoutFarewell(text.slice(0, last.index)) : text
}

/** A text that was cut off by its length, without the half sentence at its end. */
export function untilLastSentence(text: string, language: ContentLanguage): string {
  const last = sentences(text, language).at(-1)
  if (!last || /[.!?…|][\])"”’»*]*\s*$/.test(text)) return text
  return text.slice(0, last.start)
}
