export function SharedTerms(_props: { texts: readonly string[] }) {
  return null
}
