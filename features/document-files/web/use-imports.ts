import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { upload } from '../../../platform/web/api/upload.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import type { FileTransfer } from '../../../platform/web/ui/FileTransfers.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { MAX_IMPORT_BYTES } from '../contract.ts'
import { messages } from './messages.ts'

let count = 0

/** Files that become blogs, one after the other; what was not taken stays with its reason until it is dismissed. */
export function useImports(onAdded: () => Promise<unknown>) {
  const t = useT(messages)
  const { size } = useFormat()
  const { project } = useActiveProject()
  const navigate = useNavigate()
  const [imports, setImports] = useState<readonly FileTransfer[]>([])
  const change = (id: number, next: Partial<FileTransfer>) =>
    setImports((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const forget = (id: number) => setImports((now) => now.filter((one) => one.id !== id))

  async function send(id: number, file: File): Promise<Made | null> {
    if (file.size > MAX_IMPORT_BYTES) {
      change(id, { problem: t('tooLarge', { size: size(file.size), limit: size(MAX_IMPORT_BYTES) }) })
      return null
    }
    const query = new URLSearchParams({ name: file.name, ...(project ? { project_id: project.id } : {}) })
    try {
      const answer = await upload(`/api/blogs/import?${query}`, file, {
        headers: { 'content-type': 'application/octet-stream' },
        onProgress: (share) => change(id, { share }),
      })
      forget(id)
      return madeBy(answer)
    } catch (error) {
      change(id, { problem: asFailure(error).message })
      return null
    }
  }

  async function addFiles(files: readonly File[]): Promise<void> {
    const waiting = files.map((file) => ({ id: ++count, file }))
    // made now: the work below takes them from the line before the page draws them
    const shown = waiting.map(({ id, file }) => ({ id, name: file.name, share: 0, problem: null }))
    setImports((now) => [...now, ...shown])
    const made: Made[] = []
    for (const { id, file } of waiting) {
      const one = await send(id, file)
      if (one) made.push(one)
    }
    const [first] = made
    if (!first) return
    await onAdded()
    const open = () => void navigate({ to: `/blogs/${first.id}` })
    toast({
      text: t('imported', { count: made.length, title: first.title || t('untitled') }),
      ...(made.length === 1 ? { action: { label: t('open'), run: open } } : {}),
    })
  }

  return { imports, forget, addFiles: (files: readonly File[]) => void addFiles(files) }
}

interface Made {
  id: string
  title: string
}

function madeBy(answer: unknown): Made | null {
  if (typeof answer !== 'object' || answer === null || !('blog' in answer)) return null
  const { blog } = answer
  if (typeof blog !== 'object' || blog === null || !('id' in blog) || !('title' in blog)) return null
  return { id: String(blog.id), title: String(blog.title) }
}
