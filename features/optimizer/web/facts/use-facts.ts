import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { useEvents } from '../../../../platform/web/api/events.ts'
import { readAgain } from '../../../../platform/web/api/read-again.ts'
import type { ClaimShape, FactCheckShape, LeftOutShape } from '../../contract.ts'
import { type ClaimPlace, placeClaims } from '../../facts/place-claims.ts'
import { type ReadSentence, readSentences, sentencesOfBlock } from '../../facts/read-sentences.ts'
import { optimizerApi } from '../api.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { type Face, faceOf } from './verdict-faces.ts'

/** A check as it is stored. */
export interface Facts {
  check: FactCheckShape | null
  claims: ClaimShape[]
  left_out: LeftOutShape[]
}

/** A claim on its sentence of the text as it is now. */
export interface PlacedClaim extends ClaimPlace {
  claim: ClaimShape
  face: Face
}

/** Claims may come in faster than a list of hundreds is worth loading again. */
const TOLD_EVERY_MS = 250

const none: Facts = { check: null, claims: [], left_out: [] }

/** The claims of a blog, or of the named check, kept current while they are checked. */
export function useFacts(blogId: string | null, checkId: string) {
  const queries = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const changed = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void readAgain(queries, optimizerApi.query.facts.key())
    }, TOLD_EVERY_MS)
  }
  useEvents('fact-check', (event) => {
    if (event.check_id === checkId || (blogId !== null && event.blog_id === blogId)) changed()
  })
  useEvents('connected', changed)
  const ofBlog = useQuery({
    ...optimizerApi.query.facts.ofBlog.queryOptions({ input: { id: blogId ?? '' } }),
    enabled: blogId !== null,
  })
  const named = useQuery({
    ...optimizerApi.query.facts.get.queryOptions({ input: { id: checkId } }),
    enabled: blogId === null && checkId !== '',
    retry: false,
  })
  const asked = blogId === null ? named : ofBlog
  const isIdle = blogId === null && (checkId === '' || named.isError)
  return { ...asked, data: isIdle ? none : asked.data, error: isIdle ? null : asked.error }
}

/** Claims on the sentences of a sheet, in the order of the text. */
export function usePlacedClaims(
  claims: readonly ClaimShape[],
  { page, language }: Pick<Sheet, 'page' | 'language'>,
): PlacedClaim[] {
  return useMemo(() => {
    if (claims.length === 0) return []
    const placed = placeClaims(claims, readSentences(page, language, remembered))
    return claims
      .flatMap((claim) => {
        const place = placed.get(claim.id)
        return place ? [{ ...place, claim, face: faceOf(claim, place.state) }] : []
      })
      .sort((a, b) => a.sentence.start - b.sentence.start)
  }, [claims, page, language])
}

/** Those of the sentences left out that are in the sheet as it is now. */
export function usePresent(
  leftOut: readonly LeftOutShape[],
  { page, language }: Pick<Sheet, 'page' | 'language'>,
): LeftOutShape[] {
  return useMemo(() => {
    if (leftOut.length === 0) return []
    const present = new Set(readSentences(page, language, remembered).map(({ anchor }) => anchor))
    return leftOut.filter(({ anchor }) => present.has(anchor))
  }, [leftOut, page, language])
}

const MOST_REMEMBERED = 4_000
const known = new Map<string, ReadSentence[]>()

/** Blocks that have not changed are not read again. */
function remembered(text: string, language: ContentLanguage): ReadSentence[] {
  const key = `${language}\n${text}`
  const found = known.get(key) ?? sentencesOfBlock(text, language)
  known.set(key, found)
  if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value ?? '')
  return found
}
