import { pieces, type Stretch } from './spans.ts'

/** A text in which some stretches are marked. */
export function Marked({ text, at }: { text: string; at: readonly Stretch[] }) {
  return (
    <>
      {pieces(text, at).map((piece) =>
        piece.isMarked ? (
          <mark
            key={piece.start}
            className="rounded-sm bg-supported-wash text-ink decoration-2 decoration-supported underline underline-offset-4"
          >
            {piece.text}
          </mark>
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
    </>
  )
}
