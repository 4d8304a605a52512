import { HIT_END, HIT_START } from '../../contract.ts'

/** The first words of a text, or those around a hit with the hits marked. */
export function Excerpt({ text }: { text: string }) {
  const pieces = text.split(HIT_START).flatMap((piece, index) => {
    const end = index === 0 ? -1 : piece.indexOf(HIT_END)
    return end < 0
      ? [{ words: piece, isHit: false }]
      : [
          { words: piece.slice(0, end), isHit: true },
          { words: piece.slice(end + 1), isHit: false },
        ]
  })
  return (
    <p dir="auto" className="truncate text-start text-ink-2 text-sm">
      {pieces.map(({ words, isHit }, index) =>
        isHit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <mark key={index} className="rounded-sm bg-accent-wash text-ink">
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  )
}
