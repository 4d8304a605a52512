/** News agencies by the names that stand in brackets behind a place, and what may follow them (`dpa/lnw`). */
const AGENCY =
  '(?:Reuters|AP|AFP|UPI|dpa|DPA|EFE|ANSA|Ansa|APA|SDA|sda|ATS|ats|KNA|epd|ots|sid|SID|PA|ANP|Belga|BELGA|Lusa|LUSA|PAP|AA|DHA|IHA|İHA|VNA|TTXVN|Bloomberg|Xinhua|TASS|Interfax|Kyodo|Yonhap|PTI|IANS|AAP|CP|CNN|NPR|BBC|Europa Press|EUROPA PRESS|Adnkronos|AGI|LaPresse|Agência Brasil|TT|NTB|Ritzau|STT|CTK|ČTK|MTI)'
const PLACE = String.raw`\p{Lu}[\p{L}.'’/-]*(?:[ ,]{1,2}(?:[a-zäöüéèçñáíóú]{1,4} )?\p{Lu}[\p{L}.'’/-]*){0,4}`
const CAPITALS = String.raw`\p{Lu}[\p{Lu}.'’/-]+(?: \p{Lu}[\p{Lu}.'’/-]+){0,3}`
const DAY = String.raw`(?:\p{L}{1,3} )?(?:\p{L}{3,9}\.? \d{1,2}|\d{1,2}\.? (?:de )?\p{L}{3,9}\.?)(?:,? \d{4})?`
const DASH = String.raw`\.?\s*(?:--|[-–—])\s+`

/** `ROTTERDAM, March 3 (Reuters) - `, `Berlin (dpa/lnw) – `, `Madrid, 3 mar (EFE).- `. */
const BY_AGENCY = new RegExp(
  String.raw`^${PLACE}(?:, ${DAY})? ?\((?:${AGENCY}(?:[/, ]\p{L}{2,12}){0,3})\)${DASH}(?=["“„«»]?[\p{L}\p{N}])`,
  'u',
)
/** `LONDON – Importers should`, `PARIS, 3 mars — Le`: a place in capitals before a sentence that begins with one. */
const IN_CAPITALS = new RegExp(
  String.raw`^${CAPITALS}(?:, (?:${DAY}|\p{Lu}[\p{L}.]+))?${DASH}(?=["“„«»]?\p{Lu})(?!.*\s[–—-]\s)`,
  'u',
)

/**
 * How many characters at the start of a sentence only say where and by whom a report was sent. Without an agency's name a
 * place in capitals is taken for one only where a source begins: `NATO – founded in 1949 – has` is none.
 */
export function datelineLength(sentence: string, isFirst: boolean): number {
  return BY_AGENCY.exec(sentence)?.[0].length ?? (isFirst ? (IN_CAPITALS.exec(sentence)?.[0].length ?? 0) : 0)
}
