import type { SelectionShape } from './contract.ts'

/** What a conversation begins with: no sources. */
export const noSelection: SelectionShape = { mode: 'instruct', files: [], urls: [], domains: [] }

/** A selection with what is changed of it. Another mode begins without what was selected for the one before. */
export function changedSelection(
  before: SelectionShape,
  { mode = before.mode, files, urls, domains }: { [Key in keyof SelectionShape]?: SelectionShape[Key] | undefined },
): SelectionShape {
  const { files: ownFiles, urls: ownUrls, domains: ownDomains } = mode === before.mode ? before : noSelection
  return {
    mode,
    files: mode === 'file' ? (files ?? ownFiles) : [],
    urls: mode === 'url' ? (urls ?? ownUrls) : [],
    domains: mode === 'domain' ? (domains ?? ownDomains) : [],
  }
}
