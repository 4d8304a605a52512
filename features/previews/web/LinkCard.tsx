import { hostOf } from '../../../engines/text/index.ts'

/** The page behind a link, which a network draws below the words. Its picture is not loaded. */
export function LinkCard({ url }: { url: string }) {
  return (
    <div className="mt-3 overflow-hidden rounded-md border border-line">
      <div aria-hidden="true" className="h-16 bg-wash" />
      <div className="px-3 py-2 text-sm">
        <p className="text-ink-3 text-xs">{hostOf(url) ?? ''}</p>
        <p className="truncate">{url.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  )
}
