import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state'
import { useCallback } from 'react'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { useAssistantState } from '../core/use-assistant-state.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { quotationAt } from '../own-words/quotation-at.ts'
import { CalloutTools } from './CalloutTools.tsx'
import { CodeTools } from './CodeTools.tsx'
import { Floating } from './Floating.tsx'
import { EmbedTools, PictureTools } from './PictureTools.tsx'
import { QuotationTools } from './QuotationTools.tsx'
import { TableTools } from './TableTools.tsx'
import { useInUse } from './use-in-use.ts'

type BlockKind = 'table' | 'image' | 'embed' | 'callout' | 'codeBlock'
type ToolKind = BlockKind | 'quotation'

const kinds: readonly BlockKind[] = ['table', 'image', 'embed', 'callout', 'codeBlock']

/** The tools of the quotation, table, picture, card, callout or code around the caret, above it. */
export function BlockTools() {
  const { editor, isLinkOpen } = useDesk()
  const around = useEditorValue(editor, ({ state }) => toolAround(state))
  const { isInUse, holding } = useInUse(editor, around !== null)
  const assistant = useAssistantState()
  const isLinking = useObserved(isLinkOpen)
  const pos = around?.pos ?? 0
  const rect = useCallback(() => {
    const block = editor.view.nodeDOM(pos)
    if (!(block instanceof HTMLElement)) return null
    const box = block.getBoundingClientRect()
    return box.bottom < 90 || box.top > innerHeight ? null : new DOMRect(box.left, Math.max(box.top, 100), box.width, 1)
  }, [editor, pos])
  if (!around || !(isInUse || around.isPicked) || assistant === 'writing' || isLinking) return null
  return (
    <Floating
      {...holding}
      key={around.kind}
      rect={rect}
      side="above"
      className="flex items-center gap-0.5 rounded-lg bg-surface p-1 shadow-float"
    >
      <Tools kind={around.kind} />
    </Floating>
  )
}

function Tools({ kind }: { kind: ToolKind }) {
  switch (kind) {
    case 'table':
      return <TableTools />
    case 'image':
      return <PictureTools />
    case 'embed':
      return <EmbedTools />
    case 'callout':
      return <CalloutTools />
    case 'codeBlock':
      return <CodeTools />
    case 'quotation':
      return <QuotationTools />
  }
}

/** The block that has tools; a picked one, as a picture, keeps them while the focus is elsewhere. */
interface Around {
  kind: ToolKind
  pos: number
  isPicked: boolean
}

function toolAround({ selection }: { selection: Selection }): Around | null {
  // What a source says is written anew rather than changed, also its tables.
  const quotation = selection.empty || selection instanceof NodeSelection ? quotationAt(selection) : null
  if (quotation) return { kind: 'quotation', pos: quotation.from, isPicked: !selection.empty }
  if (selection instanceof NodeSelection) {
    const kind = kinds.find((known) => known === selection.node.type.name)
    return kind ? { kind, pos: selection.from, isPicked: true } : null
  }
  const { $from } = selection
  // Words selected within a table or callout get the menu for words.
  if (!selection.empty && selection instanceof TextSelection) return null
  for (let depth = $from.depth; depth > 0; depth--) {
    const kind = kinds.find((known) => known === $from.node(depth).type.name)
    if (kind) return { kind, pos: $from.before(depth), isPicked: false }
  }
  return null
}
