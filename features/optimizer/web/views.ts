import type { FunctionComponent } from 'react'
import { type Phrase, phrase } from '../../../platform/web/i18n/use-t.ts'
import type { EditorPanelGroup } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

/** One kind of check: a tab beside the editor, and a view of the optimizer's page. Both show the same component on a sheet. */
export interface CheckView {
  /** As the address has it: `/optimizer/seo`. */
  id: string
  label: Phrase
  flag: string
  /** Where its tab is beside the editor. */
  group: EditorPanelGroup
  order: number
  check: () => Promise<FunctionComponent>
  /** Stands in the editor whichever tab shows, for what the margin needs. */
  background?: () => Promise<FunctionComponent>
  /** Stands on the optimizer's page below the choice of a text: what was checked before, or is done to many texts at once. */
  earlier?: () => Promise<FunctionComponent>
  /** Its address may name an earlier check, whose text then opens. */
  reopens?: true
}

/** Every check there is, in the order of the tabs. */
export const checkViews: readonly CheckView[] = [
  {
    id: 'factcheck',
    label: phrase(messages, 'facts'),
    flag: 'optimizer-fact-check',
    group: 'evidence',
    order: 30,
    check: () => import('./facts/FactsCheck.tsx').then((m) => m.FactsCheck),
    background: () => import('./facts/FactsBackground.tsx').then((m) => m.FactsBackground),
    earlier: () => import('./facts/EarlierChecks.tsx').then((m) => m.EarlierChecks),
    reopens: true,
  },
  {
    id: 'seo',
    label: phrase(messages, 'seo'),
    flag: 'optimizer-seo',
    group: 'checks',
    order: 40,
    check: () => import('./seo/SeoCheck.tsx').then((m) => m.SeoCheck),
  },
  {
    id: 'plagiarism',
    label: phrase(messages, 'originality'),
    flag: 'optimizer-plagiarism',
    group: 'checks',
    order: 50,
    check: () => import('./originality/OriginalityCheck.tsx').then((m) => m.OriginalityCheck),
    earlier: () => import('./originality/EarlierChecks.tsx').then((m) => m.EarlierChecks),
  },
  {
    id: 'humanize',
    label: phrase(messages, 'tone'),
    flag: 'optimizer-humanize',
    group: 'checks',
    order: 60,
    check: () => import('./tone/ToneCheck.tsx').then((m) => m.ToneCheck),
  },
  {
    id: 'interlinking',
    label: phrase(messages, 'links'),
    flag: 'optimizer-interlinking',
    group: 'checks',
    order: 70,
    check: () => import('./links/LinksCheck.tsx').then((m) => m.LinksCheck),
    earlier: () => import('./links/ManyBlogs.tsx').then((m) => m.ManyBlogs),
  },
  {
    id: 'voice',
    label: phrase(messages, 'voice'),
    flag: 'brand-voice',
    group: 'checks',
    order: 65,
    check: () => import('./voice/VoiceCheck.tsx').then((m) => m.VoiceCheck),
  },
]

/** The name of the area, for the navigation. */
export const areaName = phrase(messages, 'optimizer')
