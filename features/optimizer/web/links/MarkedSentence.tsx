interface Span {
  start: number
  end: number
}

/** A sentence with the words of a link marked in it. */
export function MarkedSentence({ text, sentence, anchor }: { text: string; sentence: Span; anchor: Span }) {
  return (
    <span dir="auto" className="block break-words font-serif text-sm leading-6">
      {text.slice(sentence.start, anchor.start)}
      <mark className="rounded-sm bg-accent-wash px-0.5 text-ink underline decoration-accent underline-offset-2">
        {text.slice(anchor.start, anchor.end)}
      </mark>
      {text.slice(anchor.end, sentence.end)}
    </span>
  )
}
