import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { usePathParam } from '../../../platform/web/routing/address.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { type Derivative, repurposeApi } from './api.ts'
import { DerivativeView, OriginalLine } from './DerivativeView.tsx'
import { JobList } from './JobList.tsx'
import { messages } from './messages.ts'
import { savesOf } from './use-derivative.ts'
import { useMaking } from './use-making.ts'

/** `/repurpose/{id}`: one derivative. */
export function DerivativePage() {
  const id = usePathParam('derivativeId')
  return <OneDerivative key={id} id={id} />
}

function OneDerivative({ id }: { id: string }) {
  const t = useT(messages)
  const [loads, setLoads] = useState(0)
  const stored = useQuery({
    ...repurposeApi.query.get.queryOptions({ input: { id } }),
    async queryFn({ signal }) {
      // a card that was typed in is saved as its page is left: read before that, the words would be missing here
      await savesOf(id)
      return repurposeApi.call.get({ id }, { signal })
    },
  })
  // what the row of buttons depends on, asked for along with the text: a row that grows later moves what is below it
  useHasModel()
  useQuery(repurposeApi.query.shapes.queryOptions({ input: {} }))
  const making = useMaking()
  return (
    <Loaded from={stored}>
      {({ derivative }) => (
        <Page
          title={derivative.shape_title}
          tabTitle={`${derivative.shape_title}: ${derivative.source.title}`}
          description={<OriginalLine source={derivative.source} />}
          width="wide"
          actions={
            <Link to="/repurpose" className={buttonClass('quiet')}>
              {t('all')}
            </Link>
          }
        >
          <DerivativeView
            key={loads}
            derivative={derivative}
            look="page"
            onReload={() => void stored.refetch().then(() => setLoads(loads + 1))}
            making={making}
            actions={<DeleteButton derivative={derivative} />}
          />
          <div className="mt-8 max-w-3xl">
            <JobList making={making} hasStop />
          </div>
        </Page>
      )}
    </Loaded>
  )
}

function DeleteButton({ derivative: { id, shape_title } }: { derivative: Derivative }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const reload = () => queries.invalidateQueries({ queryKey: repurposeApi.query.list.key() })
  const handleDelete = async () => {
    try {
      await repurposeApi.call.remove({ id })
      await navigate({ to: '/repurpose' })
      await reload()
      const undo = async () => {
        await repurposeApi.call.restore({ id })
        await reload()
      }
      toast({ text: t('deleted', { title: shape_title }), undo })
    } catch (error) {
      toast({ failure: asFailure(error) })
    }
  }
  return (
    <Button look="quiet" icon={<Trash2 size={14} aria-hidden="true" />} onClick={() => void handleDelete()}>
      {t('delete')}
    </Button>
  )
}
