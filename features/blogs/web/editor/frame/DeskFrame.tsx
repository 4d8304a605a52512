import { DeskContext } from '../core/desk.ts'
import type { OpenDocument } from '../core/open-document.ts'
import { Backgrounds } from './Backgrounds.tsx'
import { DeskColumns } from './DeskColumns.tsx'
import { useDeskOf } from './use-desk-of.ts'
import { useLanguageOfBeginning } from './use-language-of-beginning.ts'

interface DeskFrameProps {
  blogId: string
  title: string
  projectId: string | null
  language: string
  document: OpenDocument
}

/** The editor with everything around it. */
export function DeskFrame(props: DeskFrameProps) {
  const desk = useDeskOf(props)
  useLanguageOfBeginning(props.blogId, props.document)
  if (!desk) return null
  return (
    <DeskContext value={desk}>
      <DeskColumns />
      <Backgrounds />
    </DeskContext>
  )
}
