import { number, propertyMap } from './xml.ts'

const LEVELS = Array.from({ length: 9 }, (_, level) => level)
const array = (make: (level: number) => string) => `<sf:array>${LEVELS.map(make).join('')}</sf:array>`

/** A list that counts from a number, one with bullets, or none. */
export type ListKind = { kind: 'none' } | { kind: 'bullet' } | { kind: 'ordered'; from: number }

/** The definition of a list of nine levels. */
export function listStyle(ident: string, list: ListKind): string {
  return `<sf:liststyle sf:ident="${ident}" sfa:ID="${ident}">${propertyMap({
    listLabelTypes: array(() => labelOf(list)),
    listLabelGeometries: array(
      () => '<sf:list-label-geometry sf:align="left" sf:scale="1" sf:offset="0" sf:scale-with-text="true"/>',
    ),
    listLabelIndents: array((level) => number(level * 18, 'f')),
    listTextIndents: array(() => number(18, 'f')),
  })}</sf:liststyle>`
}

function labelOf(list: ListKind): string {
  if (list.kind === 'none') return '<sf:list-label-typeinfo sf:type="none"/>'
  const label =
    list.kind === 'bullet'
      ? 'sf:type="bullet" sf:format="•" sf:first="0"'
      : `sf:type="decimal" sf:format="%L." sf:first="${list.from}"`
  return `<sf:list-label-typeinfo sf:type="text"><sf:text-label ${label}/></sf:list-label-typeinfo>`
}
