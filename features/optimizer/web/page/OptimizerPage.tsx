import { Link, Navigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useFlags } from '../../../../platform/web/flags/flags.ts'
import { usePhrases, useT } from '../../../../platform/web/i18n/use-t.ts'
import { partOf } from '../../../../platform/web/ui/load-part.ts'
import { Page } from '../../../../platform/web/ui/Page.tsx'
import { SkeletonLines, Waiting } from '../../../../platform/web/ui/Skeleton.tsx'
import { tabClass } from '../../../../platform/web/ui/tabs.ts'
import { useTabInView } from '../../../../platform/web/ui/use-tab-in-view.ts'
import { ReopenCheck } from '../facts/ReopenCheck.tsx'
import { messages } from '../messages.ts'
import { areaName, type CheckView, checkViews } from '../views.ts'
import { CheckedText } from './CheckedText.tsx'
import { type Chosen, noneChosen } from './chosen.ts'
import { OpenCheckContext } from './open-check.ts'
import { SubjectPicker } from './SubjectPicker.tsx'
import { useAskedCheck } from './use-asked-check.ts'

/** What opens where no check is named. */
const BY_DEFAULT = 'seo'

/** `/optimizer/{view}`: a check of a text that is not in the editor. The text stays while one goes from check to check. */
export function OptimizerPage() {
  const t = useT(messages)
  const say = usePhrases()
  const { view } = useParams({ strict: false })
  const { state } = useFlags()
  const [chosen, setChosen] = useState<Chosen>(noneChosen)
  const { asked, openCheck, settle } = useAskedCheck()
  const views = checkViews.filter(({ flag }) => state(flag) !== 'NOT_ALLOWED')
  const open = views.find(({ id }) => id === view)
  const tabs = useTabInView(view ?? '')
  const handleChange = (next: Chosen) => {
    setChosen(next)
    if (next.state === 'none') openCheck.name('')
  }
  const handleReopen = (next: Chosen) => {
    setChosen(next)
    settle()
  }
  if (!open)
    return (
      <Navigate
        to="/optimizer/$view"
        params={{ view: (views.find(({ id }) => id === BY_DEFAULT) ?? views[0])?.id ?? BY_DEFAULT }}
        replace
      />
    )
  return (
    <Page title={say(areaName)} tabTitle={say(open.label)} description={t('description')} width="wide">
      <nav ref={tabs} aria-label={t('views')} className="mb-6 flex gap-3 strip border-line border-b">
        {views.map(({ id, label }) => (
          <Link key={id} to="/optimizer/$view" params={{ view: id }} className={tabClass}>
            {say(label)}
          </Link>
        ))}
      </nav>
      {open.reopens && asked ? (
        <ReopenCheck key={asked} checkId={asked} onChoose={handleReopen} onLeave={() => openCheck.name('')} />
      ) : chosen.state === 'none' ? (
        <SubjectPicker onChoose={setChosen} />
      ) : (
        <OpenCheckContext value={openCheck}>
          <CheckedText chosen={chosen} onChange={handleChange}>
            <Part load={open.check} />
          </CheckedText>
        </OpenCheckContext>
      )}
      {chosen.state === 'none' && open.earlier ? <Part load={open.earlier} /> : null}
    </Page>
  )
}

function Part({ load }: { load: CheckView['check'] }) {
  const Component = partOf(load)
  return (
    <Suspense
      fallback={
        <Waiting>
          <SkeletonLines />
        </Waiting>
      }
    >
      <Component />
    </Suspense>
  )
}
