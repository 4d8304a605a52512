import type { Evidence } from '../../../../platform/contract/evidence.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import { placeIn } from '../passages.ts'

/** Words of a passage with where a reader finds them. */
export interface FoundWords extends Evidence {
  passage_id: string
  place: string
  page?: number
  date: string | null
}

/** A quote of a passage with its source and place. */
export function foundAt(passage: GivenPassage, quote: string): FoundWords {
  return {
    quote,
    passage_id: passage.id,
    asset_id: passage.assetId,
    title: passage.title,
    url: passage.url ?? null,
    ...placeIn(passage),
    date: passage.date ?? null,
  }
}
