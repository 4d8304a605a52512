import type { PictureFacts } from '../../../blogs/server/index.ts'

// Colors and measures that the written files share. Files are read far from our pages, so these are their own: dark
// enough on white paper for WCAG AA.

/** Hexadecimal, without `#`. */
export const linkColour = '1A4E8A'

/** Line and ground of each kind of callout. */
export const calloutColours: Record<string, { line: string; ground: string }> = {
  note: { line: '5B6B7F', ground: 'EEF1F5' },
  tip: { line: '2E7D4F', ground: 'EAF5EE' },
  important: { line: '1A4E8A', ground: 'E9F0F9' },
  warning: { line: '9A6200', ground: 'FBF3E2' },
}

/** Width of the text on a page of A4 with margins of an inch, in pixels at 96 to the inch. */
const COLUMN_PIXELS = 601
const PAGE_PIXELS = 860

/** The size at which a picture is on paper, in pixels: its share of the column, never larger than itself or a page. */
export function pictureSize({ width, height }: PictureFacts, widthPercent: number): { width: number; height: number } {
  const scale = Math.min(1, (COLUMN_PIXELS * widthPercent) / 100 / width, PAGE_PIXELS / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** How far a level of a list or quote stands in, in twentieths of a point. */
export function indentOf(levels: number): number {
  return Math.min(levels, 9) * 720
}
