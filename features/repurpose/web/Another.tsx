import { useQuery } from '@tanstack/react-query'
import { Repeat2, RotateCw } from 'lucide-react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useVoices } from '../../brand-voice/web/choice-door.ts'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { LONGEST_LIKED } from '../contract.ts'
import { repurposeApi } from './api.ts'
import { messages } from './messages.ts'
import { wholeText } from './output.ts'
import type { Editing } from './use-derivative.ts'
import { optionsAgain } from './use-make-form.ts'
import type { Making } from './use-making.ts'

/** Another text of the same original and format: from nothing, or like this one. Without a model it would be the same text. */
export function Another({ editing: { derivative, draft }, making }: { editing: Editing; making: Making }) {
  const t = useT(messages)
  const may = useMay()
  const hasModel = useHasModel()
  const { project } = useActiveProject()
  const { asItHolds } = useVoices()
  const { data } = useQuery(repurposeApi.query.shapes.queryOptions({ input: {} }))
  // an own one may have been deleted since
  const shape = data?.shapes.find(({ id }) => id === derivative.shape_id)
  if (!hasModel || !shape || !may('text:generate')) return null
  const write = (like?: string) => {
    const wish = {
      source_id: derivative.source.id,
      ...optionsAgain(derivative, draft, asItHolds),
      ...(project ? { project_id: project.id } : {}),
      ...(like === undefined ? {} : { like }),
    }
    void making.run(wish, [shape]).catch((error: unknown) => toast({ failure: asFailure(error) }))
  }
  const shared = { look: 'quiet', disabled: making.isRunning } as const
  return (
    <>
      <Button {...shared} icon={<RotateCw size={14} aria-hidden="true" />} onClick={() => write()}>
        {t('another')}
      </Button>
      <Button
        {...shared}
        icon={<Repeat2 size={14} aria-hidden="true" />}
        onClick={() => write(wholeText(derivative, { ...draft, link: '' }).slice(0, LONGEST_LIKED))}
      >
        {t('moreLikeThis')}
      </Button>
    </>
  )
}
