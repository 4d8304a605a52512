import type { Meta } from './use-meta.ts'

/** What the writer proposes for a text's title, description, slug and summary, from the JSON of its answer; parts that are missing stay out. */
export function suggestedMeta(content: string): Partial<Meta> {
  const fields = parsed(content)
  const text = (name: string) =>
    typeof fields[name] === 'string' && fields[name].trim() !== '' ? fields[name].trim() : undefined
  const suggested: Partial<Meta> = {}
  for (const name of ['title', 'description', 'slug', 'summary'] as const) {
    const value = text(name)
    if (value) suggested[name] = value
  }
  return suggested
}

function parsed(content: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
