import { Extension } from '@tiptap/core'
import type { Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { handlePaste as pasteCells } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import {
  dataPictures,
  embedIn,
  looksLikeMarkdown,
  pastedSlice,
  picturesIn,
  plainSlice,
  tidyPasted,
  withOwnFootnotes,
} from './pasted.ts'
import { fitForPlace } from './pasted-cells.ts'
import { insertPictures, type SendPicture, type UploadFaces, uploadsPlugin } from './picture-uploads.ts'

interface PastingOptions {
  send: SendPicture | null
  faces: UploadFaces
}

/**
 * Paste and drop: Word, Docs and web pages come in tidied, pictures are uploaded, Markdown is read, a video's address on an
 * empty line becomes a card. With Shift held, plain words only.
 */
export const Pasting = Extension.create<PastingOptions>({
  name: 'pasting',
  addOptions: () => ({
    send: null,
    faces: { progressLabel: (name) => name, failed: () => undefined, leftOut: () => undefined },
  }),
  addProseMirrorPlugins() {
    const { send, faces } = this.options
    let isPlain = false
    const upload = (view: EditorView, files: File[], at: number): boolean => {
      if (!send || files.length === 0) return false
      void insertPictures(view, files, at, send, faces)
      return true
    }
    return [
      uploadsPlugin(),
      new Plugin({
        props: {
          transformPastedHTML: tidyPasted,
          transformPasted: fitForView,
          handleDOMEvents: {
            keydown: (_view, event) => {
              isPlain = event.shiftKey && (event.ctrlKey || event.metaKey)
              return false
            },
          },
          handlePaste: (view, event, slice) => {
            const data = event.clipboardData
            const text = data?.getData('text/plain') ?? ''
            const html = data?.getData('text/html') ?? ''
            if (isPlain && text) return paste(view, plainSlice(text, view))
            // Word and Excel put a picture of the words beside the words: those with HTML are text first.
            if (!html && upload(view, picturesIn(data), view.state.selection.from)) return true
            if (html) return pasteHtml(view, html, slice, upload)
            return pasteText(view, event, { text, faces })
          },
          handleDrop: (view, event) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
            if (at === undefined || !upload(view, picturesIn(event.dataTransfer), at)) return false
            event.preventDefault()
            return true
          },
        },
      }),
    ]
  },
})

function pasteHtml(
  view: EditorView,
  html: string,
  slice: Slice,
  upload: (view: EditorView, files: File[], at: number) => boolean,
): boolean {
  const pictures = dataPictures(html)
  if (pictures.length === 0) return false
  paste(view, slice)
  upload(view, pictures, view.state.selection.from)
  return true
}

function fitForView(slice: Slice, { state }: EditorView): Slice {
  return withOwnFootnotes(fitForPlace(slice, state), state.doc)
}

function pasteText(
  view: EditorView,
  event: ClipboardEvent,
  { text, faces }: { text: string; faces: UploadFaces },
): boolean {
  const embed = embedIn(text, view)
  if (embed) {
    view.dispatch(view.state.tr.replaceSelectionWith(embed).scrollIntoView())
    return true
  }
  const isCode = view.state.selection.$from.parent.type.spec.code === true
  if (isCode || !looksLikeMarkdown(text)) return false
  void import('../../../document/read-markdown.ts').then(({ markdownToDocument }) => {
    if (view.isDestroyed) return
    const read = pastedSlice(view.state.schema.nodeFromJSON(markdownToDocument(text).toJSON()))
    const slice = fitForView(read, view)
    if (!pasteCells(view, event, slice)) paste(view, slice)
    const left = picturesNamed(text) - picturesOf(read)
    if (left > 0) faces.leftOut(left)
  })
  return true
}

/** Pictures that Markdown names; in code they are only written about. */
function picturesNamed(markdown: string): number {
  const written = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  // no sign of what begins may stand in what goes on: each place is read once, however many beginnings there are
  return [...written.matchAll(/!\[[^[\]\n]*\]\([^)\n]/g)].length
}

function picturesOf({ content }: Slice): number {
  let count = 0
  content.descendants((node) => {
    if (node.type.name === 'image') count += 1
  })
  return count
}

function paste(view: EditorView, slice: Slice): boolean {
  view.dispatch(
    view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
  )
  return true
}
