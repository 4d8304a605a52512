/** A mark on words of a document, as in ProseMirror's JSON. */
export interface DocumentMark {
  type: string
  attrs?: Record<string, unknown>
}

/** A node of a document, as in ProseMirror's JSON. What it may hold is decided by the schema in `features/blogs/document`. */
export interface DocumentNode {
  type: string
  attrs?: Record<string, unknown>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}
