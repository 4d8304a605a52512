import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { newUuid } from '../../../../../platform/web/api/new-key.ts'
import { safePicture } from '../../../document/addresses.ts'

/** Sends one picture to the server; answers its address, or throws what went wrong. */
export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<string>

interface Started {
  add: { id: string; pos: number; dom: HTMLElement }
}
interface Ended {
  remove: string
}

const uploadsKey = new PluginKey<DecorationSet>('uploads')

/** Shows images that are being uploaded, in their future place. */
export function uploadsPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: uploadsKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => changed(set === DecorationSet.empty ? set : set.map(tr.mapping, tr.doc), tr),
    },
    props: { decorations: (state) => uploadsKey.getState(state) },
  })
}

function changed(set: DecorationSet, tr: Transaction): DecorationSet {
  const change: Started | Ended | undefined = tr.getMeta(uploadsKey)
  if (!change) return set
  if ('add' in change)
    return set.add(tr.doc, [Decoration.widget(change.add.pos, change.add.dom, { id: change.add.id, side: 1 })])
  return set.remove(set.find(undefined, undefined, (spec) => spec.id === change.remove))
}

function placeOf(state: EditorState, id: string): number | undefined {
  return uploadsKey.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from
}

/** What an upload shows, and what to call if it fails. */
export interface UploadFaces {
  progressLabel: (name: string) => string
  failed: (name: string, error: unknown) => void
  /** Pictures of pasted Markdown were left out: their addresses lead nowhere from here. */
  leftOut: (count: number) => void
}

/** Uploads pictures and puts each where it was dropped; the text around may change meanwhile. */
export async function insertPictures(
  view: EditorView,
  files: readonly File[],
  at: number,
  send: SendPicture,
  faces: UploadFaces,
): Promise<void> {
  await Promise.all(files.map((file) => insertPicture(view, file, at, send, faces)))
}

async function insertPicture(
  view: EditorView,
  file: File,
  at: number,
  send: SendPicture,
  faces: UploadFaces,
): Promise<void> {
  const id = newUuid()
  const bar = progressBar(faces.progressLabel(file.name))
  view.dispatch(
    view.state.tr.setMeta(uploadsKey, { add: { id, pos: blockEdge(view.state, at), dom: bar } } satisfies Started),
  )
  const remove = () => view.state.tr.setMeta(uploadsKey, { remove: id } satisfies Ended)
  try {
    const src = safePicture(await send(file, (share) => bar.style.setProperty('--done', String(share))))
    if (view.isDestroyed) return
    const place = placeOf(view.state, id)
    const picture = src ? view.state.schema.nodes.image?.create({ src, alt: altFrom(file.name) }) : undefined
    view.dispatch(place === undefined || !picture ? remove() : remove().insert(place, picture))
  } catch (error) {
    if (!view.isDestroyed) view.dispatch(remove())
    faces.failed(file.name, error)
  }
}

// Pictures are blocks: between the block with the place and the next one, unless that block is empty.
function blockEdge(state: EditorState, at: number): number {
  const $at = state.doc.resolve(Math.min(at, state.doc.content.size))
  if ($at.depth === 0) return $at.pos
  const isEmptyTop = $at.depth === 1 && $at.parent.content.size === 0
  return isEmptyTop ? $at.before(1) : $at.after(1)
}

// `Big dam.jpg` is a start for a description; what a camera or a screenshot tool calls it is not.
function altFrom(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return /^(img|dsc|image|screenshot|screen shot|photo|pxl|bild)?[\s\d.:]*$/i.test(words) || /\d{6,}/.test(words)
    ? ''
    : words
}

function progressBar(label: string): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'doc-upload'
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', label)
  bar.textContent = label
  return bar
}
