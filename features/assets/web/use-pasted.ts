import { useEffect, useRef } from 'react'

interface PastedThings {
  onFiles: (files: File[]) => void
  /** Addresses that were pasted outside of any field. */
  onAddresses: (text: string) => void
}

/** Takes files, and addresses, that are pasted where no field has the focus. */
export function usePasted({ onFiles, onAddresses }: PastedThings): void {
  const latest = useRef({ onFiles, onAddresses })
  useEffect(() => {
    latest.current = { onFiles, onAddresses }
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable=true]')
      const files = [...(event.clipboardData?.files ?? [])]
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (inField || document.querySelector('[role=dialog]')) return
      if (files.length > 0) latest.current.onFiles(files)
      else if (/^(https?:\/\/\S+[\s,;]*)+$/i.test(text)) latest.current.onAddresses(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
