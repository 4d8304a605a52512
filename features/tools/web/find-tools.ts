import type { Found } from '../../../platform/web/plug-points.ts'
import { toolForms } from '../../generators/contract.ts'

/** Tools that a list of everything else still has room for. */
const MOST = 5

/** Tools by the beginnings of words of their name, their address, or what they do; those by their name first. */
export function findTools(typed: string): Found[] {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string) => {
    const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return asked.every((one) => words.some((word) => word.startsWith(one)))
  }
  const byName = toolForms.filter(({ label, tool }) => fits(`${label} ${tool}`))
  const byWork = toolForms.filter((form) => !byName.includes(form) && fits(`${form.label} ${form.summary}`))
  return [...byName, ...byWork]
    .slice(0, MOST)
    .map(({ tool, label, summary }) => ({ id: tool, title: label, excerpt: summary, path: `/standalones/${tool}` }))
}
