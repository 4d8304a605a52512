// How a text will look where it is published, for pages that write one. A door of its own: the shell must not load it.
export { EmailPreview } from './EmailPreview.tsx'
export { LinkedInPost } from './LinkedInPost.tsx'
export { PostThread } from './PostThread.tsx'
