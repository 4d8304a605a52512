/** Fills `{name}` in a path from the input; what is left of the input goes into the query or the body. */
export function filledPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? ''))
  })
  return { path: filled, rest }
}

/** A query string in bracket notation (`tags[0]=a`), as the server reads it; nothing for undefined and null. */
export function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) append(query, name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function append(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Date) query.append(name, value.toISOString())
  else if (Array.isArray(value)) for (const [index, part] of value.entries()) append(query, `${name}[${index}]`, part)
  else if (typeof value === 'object')
    for (const [key, part] of Object.entries(value)) append(query, `${name}[${key}]`, part)
  else query.append(name, String(value))
}
