import { readability } from '../../../../../engines/readability/index.ts'
import type { ContentLanguage } from '../../../../../engines/text/index.ts'

// Measures texts beside the page, so that a long one never holds up a key.
addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string; language: ContentLanguage }>) => {
  postMessage({ id: data.id, measured: readability(data.text, data.language) })
})
