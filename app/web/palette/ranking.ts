/**
 * How well words that somebody types fit a label: every word must begin a word of the label or of its other names. Higher is
 * better; 0 means not at all. Earlier and fuller matches count more.
 */
export function likeness(words: string, label: string, otherNames = ''): number {
  const asked = split(words)
  if (asked.length === 0) return 1
  const inLabel = split(label)
  const all = [...inLabel, ...split(otherNames)]
  let sum = 0
  for (const word of asked) {
    const at = all.findIndex((candidate) => candidate.startsWith(word))
    if (at < 0) return 0
    const fullness = word.length / (all[at]?.length ?? 1)
    sum += fullness + (at < inLabel.length ? 1 : 0) + 1 / (at + 1)
  }
  return sum / asked.length
}

// Accents are set aside, so that "resume" finds "Résumé".
function split(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
