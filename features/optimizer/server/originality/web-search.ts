import type { ComparedShape } from '../../contract/compared.ts'

/** A page to be compared with: an address, and what a provider showed of it should it not be readable. */
export interface NamedPage {
  url: string
  title: string
  shown: string
}

/** What the web was asked, and the pages that it named. */
export interface WebSearch {
  pages: NamedPage[]
  search: Omit<NonNullable<ComparedShape['search']>, 'unread'> | null
  copyscape: ComparedShape['copyscape']
}
