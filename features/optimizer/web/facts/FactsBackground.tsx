import { useEffect, useMemo } from 'react'
import { type SentenceVerdicts, useBlogBeside, useTextTools, useWritten } from '../../../blogs/web/editor-door.ts'
import type { FactCheckShape } from '../../contract.ts'
import { anchorOf } from '../../facts/read-sentences.ts'
import { EditorSheet } from '../sheet/EditorSheet.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { ClaimCard } from './ClaimCard.tsx'
import { type Facts, useFacts, usePlacedClaims } from './use-facts.ts'
import { markOf } from './verdict-faces.ts'

/** Keeps the verdicts of a blog in its margin, whichever tab shows. */
export function FactsBackground() {
  const { blogId } = useBlogBeside()
  const { data } = useFacts(blogId, '')
  return data?.check ? <Marks facts={data} check={data.check} /> : null
}

function Marks({ facts, check }: { facts: Facts; check: FactCheckShape }) {
  const { page } = useWritten()
  const { language } = useBlogBeside()
  const { showVerdicts } = useTextTools()
  const placed = usePlacedClaims(
    facts.claims,
    useMemo(() => ({ page, language }), [page, language]),
  )
  const verdicts = useMemo<SentenceVerdicts>(() => {
    const byAnchor = new Map(placed.map((one) => [one.sentence.anchor, one]))
    return {
      of(words) {
        const found = byAnchor.get(anchorOf(words))
        const state = found && markOf(found.face)
        return found && state ? { state, id: found.claim.id } : null
      },
      card: function MarginCard({ id }) {
        return (
          <EditorSheet keepsTints>
            <CardOf id={id} check={check} facts={facts} />
          </EditorSheet>
        )
      },
    }
  }, [placed, check, facts])
  useEffect(() => {
    showVerdicts(verdicts)
  }, [verdicts, showVerdicts])
  useEffect(() => () => showVerdicts(null), [showVerdicts])
  return null
}

function CardOf({ id, check, facts }: { id: string; check: FactCheckShape; facts: Facts }) {
  const { closeCard } = useTextTools()
  const placed = usePlacedClaims(facts.claims, useSheet()).find(({ claim }) => claim.id === id)
  return placed ? <ClaimCard check={check} placed={placed} onWritten={closeCard} /> : null
}
