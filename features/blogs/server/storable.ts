/** JSON without NUL and halves of surrogate pairs, which programs may send and no database takes. */
export function storableJson<T>(value: T): T {
  return clean(value) as T
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), clean(inner)]))
}

/** Text without NUL and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
