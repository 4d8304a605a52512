import { useT } from '../i18n/use-t.ts'
import { messages } from './messages.ts'
import { toast } from './toasts.ts'

/** A function that puts a text into the clipboard and says so with `done`, or says that the browser did not let us. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useT(messages)
  return async (text, done) => {
    toast((await copyText(text)) ? { text: done } : { text: t('notCopied'), tone: 'problem' })
  }
}

/** Puts a text into the clipboard; false where the browser does not let us (a refused permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyTheOlderWay(text)
  }
}

/** For pages over plain http, which have no clipboard interface: what is copied is a selection, so that there must be one. */
function copyTheOlderWay(text: string): boolean {
  const selection = getSelection()
  const kept = selection?.rangeCount ? selection.getRangeAt(0) : null
  const selected = document.createElement('span')
  selected.textContent = '.'
  selected.style.position = 'fixed'
  const handleCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.body.append(selected)
  selection?.selectAllChildren(selected)
  document.addEventListener('copy', handleCopy, { once: true, capture: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', handleCopy, { capture: true })
  selected.remove()
  selection?.removeAllRanges()
  if (kept) selection?.addRange(kept)
  return isCopied
}
