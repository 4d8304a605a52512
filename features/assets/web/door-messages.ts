export const messages = {
  assets: 'Assets',
  sources: 'Sources',
  addSource: 'Add source',
  addSourceWords: 'upload file url site pdf',
} as const
