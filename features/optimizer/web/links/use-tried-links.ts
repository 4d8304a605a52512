import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { type CheckedLinkShape, MAX_CHECKED } from '../../contract.ts'
import { optimizerApi } from '../api.ts'

/** Tries addresses on request, a batch at a time. What was found stays until they are tried again. */
export function useTriedLinks() {
  const [found, setFound] = useState<ReadonlyMap<string, CheckedLinkShape>>(new Map())
  const [done, setDone] = useState(0)
  const work = useMutation({
    meta: failureShown,
    async mutationFn(urls: readonly string[]) {
      setDone(0)
      for (let at = 0; at < urls.length; at += MAX_CHECKED) {
        const { links } = await optimizerApi.call.links.check({ urls: urls.slice(at, at + MAX_CHECKED) })
        setFound((before) => new Map([...before, ...links.map((link) => [link.url, link] as const)]))
        setDone(at + links.length)
      }
    },
  })
  return { found, done, tryAll: work.mutate, isTrying: work.isPending, error: work.error, isDone: work.isSuccess }
}

/** The full address of a link, where it leads to a page of the web; null for places on the page, mail, and unknown hosts. */
export function fullAddress(url: string, site: string): string | null {
  const base = site === '' ? undefined : `${site}/`
  if (url.startsWith('#') || !URL.canParse(url, base)) return null
  const address = new URL(url, base)
  return /^https?:$/.test(address.protocol) ? address.href : null
}
