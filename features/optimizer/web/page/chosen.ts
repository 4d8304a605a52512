import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'
import type { SubjectShape } from '../../contract.ts'
import type { PageFacts } from '../sheet/sheet.ts'

/** What is being checked on the page. */
export type Chosen =
  | { state: 'none' }
  | {
      state: 'open'
      title: string
      page: Page
      about: PageFacts | null
      /** ISO 8601 day of its last change; null or absent where nobody knows. */
      changedOn?: string | null
      language: ContentLanguage
      /** As programs name it; pasted words by themselves. */
      subject: SubjectShape
      /** Pasted words can be changed here; what was read cannot. */
      isOwnText: boolean
    }

export const noneChosen: Chosen = { state: 'none' }
