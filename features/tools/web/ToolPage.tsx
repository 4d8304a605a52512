import { Link, Navigate, useRouter } from '@tanstack/react-router'
import { ApiFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress, usePathParam } from '../../../platform/web/routing/address.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { FavouriteButton } from '../../accounts/web/favourites-door.ts'
import { type ToolForm, toolForms } from '../../generators/contract.ts'
import { messages } from './messages.ts'
import { otherPages } from './other-pages.ts'
import { RunPage } from './RunPage.tsx'

/** `/standalones/{tool}`: the form of one tool, its results, and its history. */
export function ToolPage() {
  const tool = usePathParam('tool')
  const search = useAddress()
  const pages: Record<string, unknown> = useRouter().routesByPath
  const other = Object.entries(otherPages).find(([name, { route }]) => name === tool && route in pages)?.[1]
  const form = toolForms.find((one) => one.tool === tool)
  if (other) return <Navigate to={other.path} search={search} replace />
  if (!form) return <FailedState error={new ApiFailure(404, { code: 'not-found' })} heading="h1" />
  return <RunPage key={form.tool} form={form} actions={<Actions form={form} />} />
}

function Actions({ form: { tool } }: { form: ToolForm }) {
  const t = useT(messages)
  return (
    <>
      <Link to="/standalones" className={buttonClass('quiet')}>
        {t('allTools')}
      </Link>
      <FavouriteButton name={tool} />
    </>
  )
}
