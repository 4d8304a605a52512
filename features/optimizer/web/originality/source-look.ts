import { type SourceTint, sourceTints } from '../sheet/sheet.ts'

/** The tint of a source by its number: six take turns, and the number itself tells apart those that share one. */
export function tintOf(number: number): SourceTint {
  return sourceTints[(number - 1) % sourceTints.length] ?? 'source-1'
}

const looks: Record<SourceTint, { badge: string; bar: string; mark: string }> = {
  'source-1': look('text-source-1 border-source-1', 'bg-source-1', 'bg-source-1/20'),
  'source-2': look('text-source-2 border-source-2', 'bg-source-2', 'bg-source-2/20'),
  'source-3': look('text-source-3 border-source-3', 'bg-source-3', 'bg-source-3/20'),
  'source-4': look('text-source-4 border-source-4', 'bg-source-4', 'bg-source-4/20'),
  'source-5': look('text-source-5 border-source-5', 'bg-source-5', 'bg-source-5/20'),
  'source-6': look('text-source-6 border-source-6', 'bg-source-6', 'bg-source-6/20'),
}

/** Classes of a source's number, of its part of the bar, and of its words beside the text. */
export function lookOf(number: number) {
  return looks[tintOf(number)]
}

function look(badge: string, bar: string, mark: string) {
  return { badge, bar, mark }
}
