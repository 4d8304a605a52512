/** The part of the product that asked, as it names itself: `draft-section` is “Draft section”. */
export function featureName(feature: string): string {
  const words = feature.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
