import type { PartValues } from '../../../engines/parts/index.ts'

/** A result in parts, with what was filled into the form of its tool. */
export interface Posted {
  tool: string
  parts: PartValues
  fields: Readonly<Record<string, string>>
}

/** The text as it is posted on a network, plain; null where a result is no post. */
export function postOf({ tool, parts, fields }: Posted): { network: 'x' | 'linkedin'; text: string } | null {
  if (tool !== 'marketingcopy') return null
  if (fields.channel === 'Post on X') return { network: 'x', text: textIn(parts, 'body') }
  if (fields.channel !== 'Post on LinkedIn') return null
  const all = ['headline', 'body', 'call_to_action'].map((name) => textIn(parts, name))
  return { network: 'linkedin', text: all.filter(Boolean).join('\n\n') }
}

/** The words of one part; empty for lists. */
export function textIn(parts: PartValues, name: string): string {
  const value = parts[name]
  return typeof value === 'string' ? value.trim() : ''
}
