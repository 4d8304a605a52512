import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../../../platform/web/api/client.ts'
import { useEvents } from '../../../platform/web/api/events.ts'
import { ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { type AssetShape, assetsContract } from '../../assets/contract.ts'
import { addressesIn, isReadable, type RefusedAddress, useAdditions } from '../../assets/web/adding-door.ts'
import { messages } from './messages.ts'

const assetsApi = apiClient(assetsContract, 'assets')
const SHOWN = 200
const LOOK_AGAIN_MS = 500

/** The sources that a voice is to be measured on: chosen, uploaded, and by address. `read` waits until they can be. */
export function useVoiceSources({ isShown }: { isShown: boolean }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const options = assetsApi.query.list.queryOptions({ input: { start_count: 0, end_count: SHOWN } })
  const list = useQuery({ ...options, enabled: isShown })
  useEvents('task', () => isShown && void readAgain(queries, options.queryKey))
  const [chosen, setChosen] = useState<readonly string[]>([])
  // several may be added before the page is drawn with the first
  const latest = useRef(chosen)
  const choose = (ids: readonly string[]) => {
    latest.current = [...new Set(ids)]
    setChosen(latest.current)
  }
  const additions = useAdditions((ids) => choose([...latest.current, ...ids]))
  const uploading = useRef<Promise<void>>(Promise.resolve())
  const uploads = useRef(additions.uploads)
  useEffect(() => {
    uploads.current = additions.uploads
  }, [additions.uploads])
  const addFiles = (files: File[]) => {
    uploading.current = Promise.all([uploading.current, additions.addFiles(files)]).then(() => undefined)
  }
  const [addresses, setAddresses] = useState('')
  const [refused, setRefused] = useState<readonly RefusedAddress[]>([])
  const [isAdding, setAdding] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const stopper = useRef(new AbortController())

  /** Whether all were taken; those that were not stay in their field, with the reason. */
  async function addAddresses(): Promise<boolean> {
    const urls = addressesIn(addresses)
    setAdding(true)
    try {
      const left = urls.length > 0 ? await additions.addUrls(urls).catch((error) => refusedOf(error, urls)) : []
      setRefused(left)
      setAddresses(left.map(({ url }) => url).join('\n'))
      return left.length === 0
    } catch (error) {
      toast({ failure: asFailure(error) })
      return false
    } finally {
      setAdding(false)
    }
  }

  /** Ids of the chosen sources, once all of them are read. Fails where nothing is chosen, and where one turns out to be unreadable. */
  async function read(): Promise<string[]> {
    stopper.current = new AbortController()
    const { signal } = stopper.current
    const unreadBefore = unread(await loaded())
    if (!(await addAddresses())) throw problem('urls', t('addressesRefused'))
    setWaiting(true)
    try {
      await uploading.current
      for (;;) {
        const mine = await loaded()
        signal.throwIfAborted()
        if (!mine.some(isBeingRead)) {
          if (unread(mine) > unreadBefore) throw problem('asset_ids', t('someUnread'))
          if (mine.every((asset) => !isReadable(asset))) throw problem('asset_ids', t('nothingChosen'))
          return mine.filter(isReadable).map(({ id }) => id)
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      }
    } finally {
      setWaiting(false)
    }
  }

  const loaded = async () => {
    const { assets } = await queries.fetchQuery({ ...options, staleTime: 0 })
    return assets.filter(({ id }) => latest.current.includes(id))
  }
  const unread = (mine: readonly AssetShape[]) =>
    mine.filter((asset) => !isReadable(asset)).length +
    uploads.current.filter((upload) => upload.problem !== null).length
  const assets = list.data?.assets ?? []
  return {
    ...additions,
    assets,
    chosen,
    choose,
    addresses,
    setAddresses,
    refused,
    isAdding,
    /** How many are still being read while that is waited for. */
    reading: isWaiting ? assets.filter((asset) => chosen.includes(asset.id) && isBeingRead(asset)).length : 0,
    addFiles,
    addAddresses,
    read,
    stop: () => stopper.current.abort(),
  }
}

export type VoiceSources = ReturnType<typeof useVoiceSources>

function isBeingRead({ state }: AssetShape): boolean {
  return state === 'queued' || state === 'reading'
}

/** Where none of the addresses can be one, the call fails and names each. */
function refusedOf(error: unknown, urls: readonly string[]): RefusedAddress[] {
  const named = asFailure(error).details.flatMap(({ path, message }) => {
    const url = urls[Number(/^urls\.(\d+)$/.exec(path)?.[1])]
    return url ? [{ url, message }] : []
  })
  if (named.length === 0) throw error
  return named
}

function problem(path: string, message: string): ApiFailure {
  return new ApiFailure(422, { details: [{ path, message }] })
}
