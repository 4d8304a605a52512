import { type DragEvent, type ReactNode, useRef, useState } from 'react'

interface DropAreaProps {
  /** The area's name for screen readers. */
  label: string
  /** Shown while files are held over it. */
  hint: string
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}

/** Takes files that are dropped anywhere on what it holds. */
export function DropArea({ label, hint, onFiles, className = 'min-h-full', children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  // dragging over a child leaves the parent: only the count of both shows where the file is
  const depth = useRef(0)
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
      aria-label={label}
      className={`relative ${className}`}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={handleDrop}
    >
      {children}
      {isOver ? (
        <div className="pointer-events-none absolute inset-2 z-30 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-surface/90">
          <p className="font-semibold text-lg">{hint}</p>
        </div>
      ) : null}
    </section>
  )
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
