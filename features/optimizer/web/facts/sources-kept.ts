import { useMemo } from 'react'
import { useKept } from '../../../../platform/web/session/kept.ts'

/** A source that was chosen by name. */
export interface ChosenSource {
  value: string
  label: string
}

/** Where evidence is looked for, as this browser remembers it. */
export interface KeptSources {
  own: boolean
  web: boolean
  chosen: ChosenSource[]
  /** As typed, one a line. */
  urls: string
  domains: string
  excluded: string
  country: string
}

const byDefault: KeptSources = { own: true, web: true, chosen: [], urls: '', domains: '', excluded: '', country: '' }

/** The choice of sources, kept over reloads. */
export function useKeptSources(): [KeptSources, (change: Partial<KeptSources>) => void] {
  const [kept, keep] = useKept('facts-sources', '')
  const sources = useMemo(() => parsed(kept), [kept])
  return [sources, (change) => keep(JSON.stringify({ ...sources, ...change }))]
}

function parsed(kept: string): KeptSources {
  try {
    return { ...byDefault, ...JSON.parse(kept) }
  } catch {
    return byDefault
  }
}

/** The same as calls take it. */
export function asSettings({ own, web, chosen, urls, domains, excluded, country }: KeptSources) {
  const sources = {
    own,
    web,
    asset_ids: chosen.map(({ value }) => value),
    urls: linesOf(urls).slice(0, 20),
    domains: linesOf(domains).slice(0, 20),
    excluded_domains: linesOf(excluded).slice(0, 100),
  }
  return { sources, ...(country.trim() ? { country: country.trim() } : {}) }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
