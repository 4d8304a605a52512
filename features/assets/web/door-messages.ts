export const messages = {
  assets: 'Assets',
  sources: 'Sources',
  addSource: 'Add a source',
  addSourceWords: 'upload file url site pdf',
} as const
