import { upload } from '../../../platform/web/api/upload.ts'
import type { Newcomer } from '../../../platform/web/session/welcome.ts'
import { UPLOAD_PATH } from '../../assets/contract.ts'
import { assetsApi, blogsApi } from './api.ts'
import { SAMPLE_TAG } from './sample-tag.ts'
import { SAMPLE_DRAFT, SAMPLE_SOURCE, SAMPLE_SOURCE_NAME } from './sample-texts.ts'

/** Puts a source and a draft to try things on before somebody who has neither. Both are ordinary things, easy to delete. */
export async function layOutSamples({ projectId }: Newcomer): Promise<void> {
  const one = { start_count: 0, end_count: 1 }
  const [sources, blogs] = await Promise.all([assetsApi.call.list(one), blogsApi.call.library.list(one)])
  if (sources.total > 0 || blogs.total > 0) return
  await Promise.all([addSource(projectId), addDraft(projectId)])
}

function addSource(projectId: string | null): Promise<unknown> {
  const query = new URLSearchParams({
    filename: SAMPLE_SOURCE_NAME,
    tags: SAMPLE_TAG,
    ...(projectId ? { project_id: projectId } : {}),
  })
  const headers = { 'content-type': 'application/octet-stream' }
  return upload(`${UPLOAD_PATH}?${query}`, new Blob([SAMPLE_SOURCE], { type: 'text/markdown' }), { headers })
}

async function addDraft(projectId: string | null): Promise<void> {
  const { blog } = await blogsApi.call.library.create({ markdown: SAMPLE_DRAFT, project_id: projectId })
  await blogsApi.call.library.update({ id: blog.id, tags: [SAMPLE_TAG] })
}
