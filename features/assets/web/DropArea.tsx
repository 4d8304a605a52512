import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

interface DropAreaProps {
  onFiles: (files: File[]) => void
  /** Addresses that were pasted outside of any field. */
  onAddresses: (text: string) => void
  children: ReactNode
}

/** Takes files that are dropped on the page or pasted into it, and addresses that are pasted where no field has the focus. */
export function DropArea({ onFiles, onAddresses, children }: DropAreaProps) {
  const t = useT(messages)
  const [isOver, setOver] = useState(false)
  // dragging over a child leaves the parent: only the difference tells
  const depth = useRef(0)
  usePasted({ onFiles, onAddresses })
  const move = (event: DragEvent, by: number) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const handleDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={t('sources')}
      className="relative min-h-full"
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={handleDrop}
    >
      {children}
      {isOver ? (
        <div className="pointer-events-none absolute inset-2 z-30 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-surface/90">
          <p className="font-semibold text-lg">{t('dropHere')}</p>
        </div>
      ) : null}
    </section>
  )
}

function usePasted({ onFiles, onAddresses }: Pick<DropAreaProps, 'onFiles' | 'onAddresses'>): void {
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

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
