/*
 * British and American spellings of an English word as one key, by what is regular in them: `tumour`, `organize`,
 * `haemoglobin`, `centre`, `catalogue`. Where a rule also meets a word that has one spelling only (`size`), all its forms
 * change alike, so that they still meet.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})our(?=s?$|e[dr]|ing|al|able|ite|less|ful|hood|ly|y$)/, 'or'],
  [/(?<=[iy])z(?=[aei])/, 's'],
  [/ae(?=[mstdgn])/, 'e'],
  [/^oe(?=[dst])|(?<=am|f)oe(?=[bt])|(?<=pn|rh)oe|(?<=c)oe(?=li)|(?<=man)oe/, 'e'],
  [/(?<=[a-z]{2}[tbv])re(?=s?$)/, 'er'],
  [/ogue(?=s?$)/, 'og'],
  [/^sulph/, 'sulf'],
  [/(?<=^(?:def|off|lic))ence(?=s?$)/, 'ense'],
  [/^grey/, 'gray'],
  [/^programme(?=s?$)/, 'program'],
]

/** A lower-case English word in one spelling: a key, not a word to show to people. */
export function oneSpelling(word: string): string {
  let key = word
  for (const [pattern, to] of rules) key = key.replace(pattern, to)
  return key
}
