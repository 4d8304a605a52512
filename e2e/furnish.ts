import type { Page } from '@playwright/test'
import { expect, type Writer } from './fixtures.ts'
import { addSource } from './sources.ts'

/** What a furnished account has, by id. */
export interface Furniture {
  assetId: string
  passageId: string
  workflowId: string
  blogId: string
  derivativeId: string
  sharePath: string
}

const BLOG = `<h1>What tides are worth</h1><p>The Rance station has 24 turbines.</p><h2>Old dams</h2>
<ul><li><p>Rance</p></li></ul><table><tbody><tr><th><p>Year</p></th><td><p>1966</p></td></tr></tbody></table>
<blockquote><p>Tides follow the moon.</p></blockquote><pre><code>24 * 10</code></pre>`

/** Fills an account over the calls, so that every page has something to show: sources that are read and that failed, a workflow with an outline, a key, a second and an archived project. */
export async function furnish(page: Page, url: string, writer: Writer): Promise<Furniture> {
  const headers = { origin: url }
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`${url}${path}`, { headers, data })
    expect(response.status(), await response.text()).toBe(200)
    return response.json()
  }
  const assetId = await addSource(page.request, url)
  await page.request.post(`${url}/api/assets/files?filename=damaged.pdf`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: Buffer.from('%PDF-1.4\nnot a document'),
  })
  await expect.poll(async () => (await listed(page, url)).filter(({ state }) => state === 'failed').length).toBe(1)
  const { passages } = await (await page.request.get(`${url}/api/assets/${assetId}/passages`)).json()
  const { workflow } = await post('/api/workflows', {
    topic: 'tidal power stations',
    project_id: writer.projectId,
    asset_ids: [assetId],
  })
  const sections = ['Old dams', 'New ideas'].map((heading) => ({
    heading,
    level: 2,
    notes: '',
    words: 150,
    passage_ids: [],
  }))
  const saved = await page.request.patch(`${url}/api/workflows/${workflow.id}`, {
    headers,
    data: { version: workflow.version, headline: 'What tides are worth', sections },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  const { blog } = await post('/api/blogs', { project_id: writer.projectId, html: BLOG })
  const { derivative } = await post('/api/repurpose', { blog_id: blog.id, shape_id: 'executive-summary' })
  const { share } = await post(`/api/blogs/${blog.id}/shares`, {})
  await post('/api/account/keys', { name: 'Website export' })
  const { project } = await post('/api/projects', { name: 'Old magazine' })
  await post(`/api/projects/${project.id}/archive`, {})
  return {
    assetId,
    passageId: passages[0].id,
    workflowId: workflow.id,
    blogId: blog.id,
    derivativeId: derivative.id,
    sharePath: new URL(share.url, url).pathname,
  }
}

async function listed(page: Page, url: string): Promise<{ state: string }[]> {
  return (await (await page.request.get(`${url}/api/assets`)).json()).assets
}
