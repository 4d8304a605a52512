/** Reads Markdown with citations over it, for what is suggested; its code loads with the first suggestion. */
export const loadMarkdownReader = () => import('../../../document/read-markdown.ts').then((m) => m.markdownToDocument)
