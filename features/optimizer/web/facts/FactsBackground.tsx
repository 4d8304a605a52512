import { useEffect, useMemo } from 'react'
import { type SentenceVerdicts, useBlogBeside, useTextTools, useWritten } from '../../../blogs/web/editor-door.ts'
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
  return data && data.claims.length > 0 ? <Marks claims={data.claims} /> : null
}

function Marks({ claims }: Pick<Facts, 'claims'>) {
  const { page } = useWritten()
  const { language } = useBlogBeside()
  const { showVerdicts } = useTextTools()
  const placed = usePlacedClaims(claims, { page, language })
  const verdicts = useMemo<SentenceVerdicts>(() => {
    const byAnchor = new Map(placed.map((one) => [one.sentence.anchor, one]))
    return {
      of(words) {
        const found = byAnchor.get(anchorOf(words))
        const state = found && markOf(found.face)
        return found && state
          ? { state, id: found.claim.id, quotes: found.claim.evidence.map(({ quote }) => quote) }
          : null
      },
      card: MarginCard,
    }
  }, [placed])
  useEffect(() => showVerdicts(verdicts), [verdicts, showVerdicts])
  useEffect(() => () => showVerdicts(null), [showVerdicts])
  return null
}

// One component whatever is found, so that what is being typed in an open card stays.
function MarginCard({ id }: { id: string }) {
  return (
    <EditorSheet keepsTints>
      <CardOf id={id} />
    </EditorSheet>
  )
}

function CardOf({ id }: { id: string }) {
  const sheet = useSheet()
  const { data } = useFacts(sheet.blogId, '')
  const { closeCard } = useTextTools()
  const placed = usePlacedClaims(data?.claims ?? none, sheet).find(({ claim }) => claim.id === id)
  return data?.check && placed ? <ClaimCard check={data.check} placed={placed} onWritten={closeCard} /> : null
}

const none: Facts['claims'] = []
