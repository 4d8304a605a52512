import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiFailure, asFailure, isStopped } from '../../../platform/web/api/failure.ts'
import { upload } from '../../../platform/web/api/upload.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import type { FileTransfer } from '../../../platform/web/ui/FileTransfers.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { MAX_FILE_BYTES, UPLOAD_PATH } from '../contract.ts'
import { assetsApi } from './api.ts'
import { messages } from './messages.ts'

const AT_ONCE = 3
let count = 0

/** Uploads and what becomes of them, and addresses that are added. One list of uploads per page. `onAdded` hears the ids. */
export function useAdditions(onAdded?: (ids: string[]) => void) {
  const t = useT(messages)
  const { size } = useFormat()
  const { project } = useActiveProject()
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly FileTransfer[]>([])
  const change = (id: number, next: Partial<FileTransfer>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const forget = (id: number) => setUploads((now) => now.filter((one) => one.id !== id))
  const reload = () => queries.invalidateQueries({ queryKey: assetsApi.query.key() })

  async function send({ id, file, signal }: { id: number; file: File; signal: AbortSignal }): Promise<void> {
    if (file.size > MAX_FILE_BYTES)
      return change(id, { problem: t('tooLarge', { size: size(file.size), limit: size(MAX_FILE_BYTES) }) })
    const query = new URLSearchParams({ filename: file.name, ...(project ? { project_id: project.id } : {}) })
    try {
      const answer = await upload(`${UPLOAD_PATH}?${query}`, file, {
        signal,
        headers: { 'content-type': 'application/octet-stream' },
        onProgress: (share) => change(id, { share }),
      })
      forget(id)
      if (!isNew(answer)) toast({ text: t('alreadyThere', { name: file.name }) })
      await reload()
      onAdded?.(idsOf(answer))
    } catch (error) {
      if (isStopped(error)) forget(id)
      else change(id, { problem: wordsOf(asFailure(error)) })
    }
  }

  async function addFiles(files: readonly File[]): Promise<void> {
    const waiting = files.map((file) => {
      const stopper = new AbortController()
      return { id: ++count, file, signal: stopper.signal, stop: () => stopper.abort() }
    })
    // made now: the work below takes them from the line before the page draws them
    const shown = waiting.map(({ id, file, stop }) => ({ id, name: file.name, share: 0, problem: null, stop }))
    setUploads((now) => [...now, ...shown])
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (next.signal.aborted) forget(next.id)
        else await send(next)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Returns those that were not taken. */
  async function addUrls(urls: string[]): Promise<{ url: string; message: string }[]> {
    const { assets, refused } = await assetsApi.call.addUrls({ urls, project_id: project?.id })
    toast({ text: t('added', { count: assets.length }) })
    await reload()
    onAdded?.(assets.map(({ id }) => id))
    return refused
  }

  async function addSite(domain: string): Promise<void> {
    const { asset } = await assetsApi.call.addDomain({ domain, project_id: project?.id })
    toast({ text: t('added', { count: 1 }) })
    await reload()
    onAdded?.([asset.id])
  }

  return { uploads, forget, addFiles, addUrls, addSite }
}

export type Additions = ReturnType<typeof useAdditions>

function isNew(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'is_new' in answer && answer.is_new === true
}

// uploads go past the client of the contract: what they answer is looked at here
function idsOf(answer: unknown): string[] {
  const asset = typeof answer === 'object' && answer !== null && 'asset' in answer ? answer.asset : null
  const id = typeof asset === 'object' && asset !== null && 'id' in asset ? asset.id : null
  return typeof id === 'string' ? [id] : []
}

function wordsOf(failure: ApiFailure): string {
  return failure.details[0]?.message ?? failure.message
}
