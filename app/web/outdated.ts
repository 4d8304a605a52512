import { isPageOutdated } from '../../platform/web/api/page-version.ts'
import { toast } from '../../platform/web/ui/toasts.ts'

const TRIED_AT = 'longhand-reloaded-at'
const ONCE_PER_MS = 60_000

/**
 * After an update of the server, an open page asks for chunks that are no longer there. Where nothing is typed the page loads
 * again by itself, not more than once a minute, so that a broken server is no endless loop; otherwise it says so and leaves the
 * moment to the person. A chunk that is missing because the server is away is not an update: whoever wanted it asks again.
 */
export function reloadWhenOutdated(): void {
  let isReported = false
  window.addEventListener('vite:preloadError', async () => {
    if (isReported || !(await isPageOutdated())) return
    if (!hasTypedWords() && reloadOnce()) return
    isReported = true
    toast({ outdated: true })
  })
}

/** Words in a field that a reload would lose. Documents are no such thing: every change of theirs is kept as it is made. */
function hasTypedWords(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      !['checkbox', 'radio', 'hidden'].includes(field.type) &&
      !field.readOnly &&
      field.value.trim() !== field.defaultValue.trim(),
  )
}

function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(TRIED_AT) ?? 0)
  if (Date.now() - last < ONCE_PER_MS) return false
  sessionStorage.setItem(TRIED_AT, String(Date.now()))
  location.reload()
  return true
}
