import { z } from 'zod'
import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { createHostTurns, DEFAULT_PAUSE_MS } from '../../../platform/server/fetch/host-turns.ts'
import { type Robots, readRobots } from '../../../platform/server/fetch/robots.ts'
import { newId } from '../../../platform/server/ids.ts'
import { defineJob, type JobRun } from '../../../platform/server/jobs/job.ts'
import { fetchPage } from './fetch-page.ts'
import { createReader, type Reader } from './readers/reader.ts'
import { saveReading } from './save-reading.ts'
import { isOfSite, pagesOfSitemaps } from './sitemap.ts'
import { type AssetRow, assetOf, changeAsset, type NewAsset } from './store/asset-store.ts'
import {
  countPages,
  firstProblem,
  insertPages,
  nextWaitingPage,
  pageUrlsOf,
  siteTitleOf,
  sumOfPages,
} from './store/page-store.ts'
import { shownAddress, webAddress } from './web-address.ts'

/** One site is asked one page at a time, whoever wants it: it is one process that calls. */
const turns = createHostTurns()

interface Site {
  asset: AssetRow & { url: string }
  limit: number
  robots: Robots
  /** The site names its pages itself; otherwise they are found by their links. */
  hasSitemap: boolean
  /** Addresses that are pages of the site, whether the plan reads them or not. */
  seen: Set<string>
}

/** Reads a site: the pages of its sitemaps, else those that its links lead to, up to the plan's limit. */
export const readSiteJob = defineJob({
  name: 'assets-read-site',
  payload: z.object({ assetId: z.string() }),
  concurrency: 1,
  async run(run, { assetId }) {
    const { deps, ownerId } = run
    const asset = await assetOf(deps.db, ownerId, assetId)
    if (!asset?.url || asset.deletedAt) return { asset_id: assetId }
    await run.progress({ step: 'Finding pages', done: 0, total: 0 })
    const site = await openSite(run, { ...asset, url: asset.url })
    const reader = createReader()
    try {
      await readPages(run, site, reader)
    } finally {
      await reader.close()
      await noteWhatWasRead(deps, site)
    }
    const { ready } = await countPages(deps.db, ownerId, assetId)
    if (!ready)
      refuse('site-not-readable', {
        host: new URL(asset.url).host,
        why: (await firstProblem(deps.db, ownerId, assetId)) ?? '',
      })
    return { asset_id: assetId }
  },
})

/** What the site allows and names. Its first page is always among the pages, where it may be read. */
async function openSite({ deps, signal }: JobRun, asset: AssetRow & { url: string }): Promise<Site> {
  const robots = await readRobots(deps.fetch, asset.url, signal)
  if (!robots.allows(asset.url)) refuse('site-closed', { host: new URL(asset.url).host })
  const named = await pagesOfSitemaps(deps, { url: asset.url, robots, signal })
  const seen = new Set(await pageUrlsOf(deps.db, asset.ownerId, asset.id))
  const site: Site = { asset, limit: asset.pagesLimit ?? 0, robots, hasSitemap: named.length > 0, seen }
  await addPages(deps, site, [asset.url, ...named.map(webAddress)])
  return site
}

/** Adds pages that are new, up to the limit, in the order in which they were found. */
async function addPages(deps: Deps, site: Site, urls: string[]): Promise<void> {
  const { asset, limit, seen } = site
  const fresh = [...new Set(urls)].filter((url) => !seen.has(url))
  for (const url of fresh) seen.add(url)
  const known = await countPages(deps.db, asset.ownerId, asset.id)
  const room = limit < 0 ? fresh.length : Math.max(0, limit - known.waiting - known.ready - known.failed)
  const now = deps.clock.now()
  const pages: NewAsset[] = fresh.slice(0, room).map((url, at) => ({
    id: newId(),
    ownerId: asset.ownerId,
    parentId: asset.id,
    projectId: asset.projectId,
    own: asset.own,
    kind: 'page',
    title: shownAddress(url),
    name: shownAddress(url),
    url,
    // pages are read in the order of this moment
    createdAt: new Date(now.getTime() + seen.size + at),
    updatedAt: now,
  }))
  await insertPages(deps.db, pages)
  await changeAsset(deps.db, asset.ownerId, asset.id, { pagesFound: seen.size })
}

async function readPages(run: JobRun, site: Site, reader: Reader): Promise<void> {
  const { deps, ownerId } = run
  for (;;) {
    const counts = await countPages(deps.db, ownerId, site.asset.id)
    const done = counts.ready + counts.failed
    await run.progress({ step: 'Reading pages', done, total: done + counts.waiting })
    const page = await nextWaitingPage(deps.db, ownerId, site.asset.id)
    if (!page) return
    await readPage(run, site, { page, reader })
  }
}

async function readPage(run: JobRun, site: Site, { page, reader }: { page: AssetRow; reader: Reader }): Promise<void> {
  const { deps, signal } = run
  const url = page.url ?? ''
  const pauseMs = Math.max(site.robots.crawlDelayMs, DEFAULT_PAUSE_MS)
  try {
    const fetched = await turns.take(new URL(url).host, () => fetchPage(deps, url, signal), { pauseMs, signal })
    const document = await reader.read(fetched.reading, { signal })
    const links = site.hasSitemap
      ? []
      : document.links.map(webAddress).filter((link) => isOfSite(link, { url: site.asset.url, robots: site.robots }))
    if (links.length) await addPages(deps, site, links)
    if (document.asksNotToBeRead) refuse('page-closed')
    await saveReading(deps, page, { document, canonicalUrl: document.canonicalUrl ?? fetched.url })
  } catch (error) {
    if (!(error instanceof Refusal) || signal.aborted) throw error
    await changeAsset(deps.db, page.ownerId, page.id, {
      state: 'failed',
      problem: error.message,
      updatedAt: deps.clock.now(),
    })
  }
}

/** Also when it was stopped in the middle: what was read can be used. */
async function noteWhatWasRead({ db, clock }: Deps, { asset }: Site): Promise<void> {
  const { ready } = await countPages(db, asset.ownerId, asset.id)
  if (!ready) return
  const sum = await sumOfPages(db, asset.ownerId, asset.id)
  // a title that a person gave stays
  const title = asset.title === asset.name ? await siteTitleOf(db, asset) : null
  const now = clock.now()
  await changeAsset(db, asset.ownerId, asset.id, {
    ...sum,
    ...(title ? { title } : {}),
    state: 'ready',
    problem: null,
    readAt: now,
    updatedAt: now,
  })
}
