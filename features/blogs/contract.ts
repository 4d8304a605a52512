import { libraryCalls } from './contract/blog.ts'
import { citationCalls } from './contract/citations.ts'
import { copyCalls } from './contract/copies.ts'
import { versionCalls } from './contract/versions.ts'

export * from './contract/blog.ts'
export * from './contract/citations.ts'
export * from './contract/copies.ts'
export * from './contract/fixed-values.ts'
export * from './contract/pictures.ts'
export * from './contract/sync.ts'
export * from './contract/versions.ts'

/** Blogs: the library, programs' saved copies, versions and citations. */
export const blogsContract = {
  library: libraryCalls,
  copies: copyCalls,
  versions: versionCalls,
  citations: citationCalls,
}
