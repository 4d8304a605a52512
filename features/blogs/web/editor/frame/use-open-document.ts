import { useEffect, useState } from 'react'
import { type OpenDocument, openDocument } from '../core/open-document.ts'

/** Opens a document while the page is there, and closes it afterwards; null until there is something to show. */
export function useOpenDocument(blogId: string): { document: OpenDocument | null; connecting: OpenDocument | null } {
  const [opened, setOpened] = useState<{ document: OpenDocument; isReady: boolean } | null>(null)
  useEffect(() => {
    let isLeft = false
    let open: OpenDocument | null = null
    void openDocument(blogId).then((document) => {
      if (isLeft) return document.close()
      open = document
      setOpened({ document, isReady: false })
      return document.ready.then(() => {
        if (!isLeft) setOpened({ document, isReady: true })
      })
    })
    return () => {
      isLeft = true
      open?.close()
      setOpened(null)
    }
  }, [blogId])
  return { document: opened?.isReady ? opened.document : null, connecting: opened?.document ?? null }
}
