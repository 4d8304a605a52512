import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { repurposeApi, type Shape } from './api.ts'
import { messages } from './messages.ts'
import { ShapeDialog } from './ShapeDialog.tsx'

interface ShapeChoiceProps {
  shapes: readonly Shape[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** What a text is to become: those that come with Longhand and one's own, several at once. */
export function ShapeChoice({ shapes, chosen, onChange }: ShapeChoiceProps) {
  const t = useT(messages)
  const hasModel = useHasModel()
  const [edited, setEdited] = useState<Shape | 'new' | null>(null)
  const latest = useRef(chosen)
  latest.current = chosen
  const choose = (id: string) => onChange([...latest.current, id])
  const remove = useRemove()
  const isMissing = hasModel === false && shapes.some(({ needs_model, id }) => needs_model && chosen.includes(id))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t('shapes')}</legend>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {shapes.map((shape) => (
          <li key={shape.id} className="flex min-h-10 items-start gap-1 py-1.5">
            <Checkbox
              className="min-w-0 flex-1"
              label={<span lang={shape.is_own ? undefined : 'en'}>{shape.title}</span>}
              hint={hintOf(shape, hasModel, t)}
              checked={chosen.includes(shape.id)}
              onChange={(isOn) => onChange(isOn ? [...chosen, shape.id] : chosen.filter((id) => id !== shape.id))}
            />
            {shape.is_own ? (
              <>
                <IconButton
                  size="sm"
                  label={t('editShape', { title: shape.title })}
                  icon={<Pencil size={13} aria-hidden="true" />}
                  onClick={() => setEdited(shape)}
                />
                <IconButton
                  size="sm"
                  label={t('deleteShape', { title: shape.title })}
                  icon={<Trash2 size={13} aria-hidden="true" />}
                  onClick={() => {
                    onChange(chosen.filter((id) => id !== shape.id))
                    void remove(shape, chosen.includes(shape.id) ? choose : () => {})
                  }}
                />
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {isMissing ? (
        <p className="mt-1 text-sm text-unsure">
          {t('modelMissing')}{' '}
          <Link to="/account/models" className="underline">
            {t('connect')}
          </Link>
        </p>
      ) : null}
      <Button className="mt-2" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setEdited('new')}>
        {t('newShape')}
      </Button>
      {edited ? (
        <ShapeDialog shape={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onCreated={choose} />
      ) : null}
    </fieldset>
  )
}

function hintOf(
  { description, needs_model, form }: Shape,
  hasModel: boolean | undefined,
  t: ReturnType<typeof useT<typeof messages>>,
): string {
  if (hasModel !== false) return description
  // without a model the only questions are those that the text asks itself
  const more = needs_model ? t('needsModel') : form === 'questions' ? t('needsQuestions') : ''
  return [description, more].filter(Boolean).join(' ')
}

function useRemove() {
  const t = useT(messages)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: repurposeApi.query.shapes.key() })
  return async ({ id, title, content }: Shape, onBack: (id: string) => void) => {
    try {
      await repurposeApi.call.removeShape({ id })
      await reload()
      const undo = async () => {
        if (!content) return
        const { shape } = await repurposeApi.call.createShape(content)
        await reload()
        onBack(shape.id)
      }
      toast({ text: t('deleted', { title }), undo })
    } catch (error) {
      toast({ failure: asFailure(error) })
    }
  }
}
