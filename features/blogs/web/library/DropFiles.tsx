import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** Takes files that are dropped anywhere on the page. */
export function DropFiles({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const t = useT(messages)
  const [isOver, setOver] = useState(false)
  // dragging over a child leaves the parent: only the difference tells
  const depth = useRef(0)
  const move = (event: DragEvent, by: number) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const handleDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={t('title')}
      className="relative min-h-full"
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => move(event, 0)}
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
