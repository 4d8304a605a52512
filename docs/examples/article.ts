// From nothing to a sourced, checked article, with a client generated from the server's own description:
//   npx swagger-typescript-api generate --path $LONGHAND/api/openapi.json --name longhand.ts --module-name-first-tag \
//     --generate-union-enums
//   LONGHAND=http://127.0.0.1:3000 EMAIL=ada@example.test node article.ts
import { writeFile } from 'node:fs/promises'
import { Api } from './longhand.ts'

const baseUrl = process.env.LONGHAND ?? 'http://127.0.0.1:3000'
const SOURCE = `# How tides make electricity

The Rance tidal power station in France opened in 1966 and has an installed capacity of 240 megawatts. Its 24 turbines
stand in a barrage that is 750 metres long. Tides are predictable for centuries, which sets them apart from wind and sun.
`

// Once: an account and a key. A browser's session is a cookie, so this part brings its own.
const browser = new Api({ baseUrl, baseApiParams: { headers: { origin: baseUrl } } })
const person = { name: 'Ada', email: process.env.EMAIL ?? 'ada@example.test', password: 'four-unlikely-words-here' }
const signedUp = await browser.accounts.accountsSignUp(person)
const cookie = signedUp.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ')
const key = await browser.accounts.accountsCreateKey({ name: 'My program' }, { headers: { cookie } })

// From here on the key is enough.
const authorization = `Basic ${btoa(`${key.data.key.key_id}:${key.data.secret}`)}`
const longhand = new Api({ baseUrl, baseApiParams: { headers: { authorization } } })

const project = await longhand.projects.projectsCreate({ name: 'Energy' })
const file = new File([SOURCE], 'tides.md')
const uploaded = await longhand.assets.assetsUploadFiles({ file })
const assetId = uploaded.data.asset.id
await until(async () => (await longhand.assets.assetsGet(assetId)).data.asset.state === 'ready')

const topic = 'How tides make electricity'
const begun = await longhand.workflows.workflowsCreate({
  topic,
  project_id: project.data.project.id,
  asset_ids: [assetId],
})
const { id } = begun.data.workflow
await longhand.workflows.workflowsResearch(id, {})
await settled()
const researched = await longhand.workflows.workflowsGet(id)
await longhand.workflows.workflowsChange(id, {
  version: researched.data.workflow.version,
  headline: topic,
  sections: [{ level: 2, heading: 'How a tidal barrage works', notes: '', words: 120, passage_ids: [] }],
})
await longhand.workflows.workflowsDraft(id, {})
await settled()
const finished = await longhand.workflows.workflowsFinish(id, {})
const blogId = finished.data.workflow.blog_id ?? ''

const checking = await longhand.optimizer.optimizerFactsStart({ blog_id: blogId })
await until(async () => {
  const { data } = await longhand.optimizer.optimizerFactsGet(checking.data.check.id)
  return data.check.checked_at !== null
})
const article = await longhand.documentFiles.documentFilesExport(blogId, 'md', {}, { format: 'text' })
await writeFile('article.md', String(article.data))

async function settled(): Promise<void> {
  await until(async () => (await longhand.workflows.workflowsGet(id)).data.workflow.task_id === null)
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 500))
}
