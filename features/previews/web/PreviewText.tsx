import { clsx } from 'clsx'
import { type Piece, piecesOf } from '../../../engines/previews/index.ts'

const looks: Record<Piece['look'], string> = {
  plain: '',
  link: 'text-accent',
  placeholder: 'rounded-sm bg-accent-wash px-0.5',
  unknown: 'rounded-sm bg-disputed-wash px-0.5 text-disputed underline decoration-wavy',
}

/** Words as they will look, with links and placeholders told from the rest. `allowed` is null where there are no placeholders. */
export function PreviewText({ text, allowed = null }: { text: string; allowed?: string | null }) {
  return piecesOf(text, allowed).map(({ text: shown, start, look }) =>
    look === 'plain' ? (
      shown
    ) : (
      <span key={start} className={clsx(looks[look])}>
        {shown}
      </span>
    ),
  )
}
