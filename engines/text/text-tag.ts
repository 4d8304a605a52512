import { documentLanguageTag } from './document-languages.ts'
import { isContentLanguage } from './language.ts'

const LOOKED_AT = 2_000

/** Scripts that none of the content languages is written in, and the language that each most likely is. */
const scripts: ReadonlyArray<{ tag: string; letters: RegExp }> = [
  { tag: 'ar', letters: /\p{Script=Arabic}/gu },
  { tag: 'he', letters: /\p{Script=Hebrew}/gu },
  { tag: 'zh', letters: /\p{Script=Han}/gu },
  { tag: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { tag: 'ko', letters: /\p{Script=Hangul}/gu },
  { tag: 'ru', letters: /\p{Script=Cyrillic}/gu },
  { tag: 'el', letters: /\p{Script=Greek}/gu },
  { tag: 'hi', letters: /\p{Script=Devanagari}/gu },
  { tag: 'th', letters: /\p{Script=Thai}/gu },
]

/** Letters that tell languages of one script apart: a text has some of them within its first lines. */
const kin: ReadonlyArray<{ of: string; tag: string; letters: RegExp }> = [
  { of: 'ar', tag: 'ur', letters: /[ٹڈڑںے]/u },
  { of: 'ar', tag: 'fa', letters: /[پچژگ]/u },
  { of: 'ru', tag: 'uk', letters: /[іїєґ]/iu },
  { of: 'zh', tag: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
]

/**
 * The BCP-47 tag for a text's `lang`. A chosen language that isn't one of the content languages is kept.
 * A content language may be the default that nobody changed: then most letters in a script that it isn't written in
 * decide, with a guess at the language, so that a screen reader takes a voice that can read it. `en` for a name that is
 * no document language.
 */
export function tagOfText(text: string, language: string): string {
  const tag = documentLanguageTag(language)
  if (tag && !isContentLanguage(language)) return tag
  const beginning = text.slice(0, LOOKED_AT)
  const letters = count(beginning, /\p{L}/gu)
  const own = scripts.find((script) => count(beginning, script.letters) * 2 > letters)
  if (own) return kin.find(({ of, letters }) => of === own.tag && letters.test(beginning))?.tag ?? own.tag
  return tag ?? 'en'
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
