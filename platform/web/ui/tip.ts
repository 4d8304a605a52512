/**
 * Attributes that give an element a tooltip: `<a {...tip('Open the source')}>`. The tooltip itself is drawn by one layer for
 * the whole page (`TooltipLayer`), so a list of ten thousand rows has no ten thousand tooltips. A tooltip repeats or adds; what
 * must be read is on the page.
 */
export function tip(text: string, keys?: string): { 'data-tip': string; 'data-tip-keys'?: string } {
  return keys ? { 'data-tip': text, 'data-tip-keys': keys } : { 'data-tip': text }
}
