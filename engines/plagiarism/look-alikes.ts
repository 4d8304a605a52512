/*
 * Letters of other alphabets that readers cannot tell from Latin ones in common fonts, each before its Latin twin: our own
 * selection from the confusables that Unicode Technical Standard 39 describes.
 */
const pairs = `
  аa еe ѐe һh іi їi јj ӏl оo рp сc ѕs уy хx ԁd ԛq ԝw үy ѵv
  Аa Вb Еe Кk Мm Нh Оo Рp Сc Тt Уy Хx Ѕs Іi Јj Ӏl Үy Ԛq Ԝw
  αa ιi κk νv οo ρp υu χx γy ϲc ϳj
  Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx
  օo ոn սu հh ցg ɑa ɡg ɩi`

const twins: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** The small Latin letter that a letter of another alphabet looks like, if it does. */
export function latinTwin(letter: string): string | undefined {
  return twins.get(letter)
}

/** Whether a word has a Latin letter. */
export function hasLatin(word: string): boolean {
  return /\p{Script=Latin}/u.test(word)
}
