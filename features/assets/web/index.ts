import { FileText, LibraryBig, Plus } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'assets',
  routes: [
    { path: '/assets', who: 'user', flag: 'assets', page: () => import('./AssetsPage.tsx').then((m) => m.AssetsPage) },
    {
      path: '/assets/$assetId',
      who: 'user',
      flag: 'assets',
      page: () => import('./AssetPage.tsx').then((m) => m.AssetPage),
    },
  ],
  navigation: [
    {
      path: '/assets',
      label: phrase(messages, 'assets'),
      icon: LibraryBig,
      order: 80,
      group: 'library',
      flag: 'assets',
    },
  ],
  commands: [
    {
      id: 'add-source',
      label: phrase(messages, 'addSource'),
      alsoFoundBy: phrase(messages, 'addSourceWords'),
      icon: Plus,
      flag: 'assets',
      may: 'asset:create',
      run: ({ go }) => go('/assets'),
    },
  ],
  finders: [
    {
      label: phrase(messages, 'sources'),
      icon: FileText,
      find: (words, signal) => import('./find-sources.ts').then((m) => m.findSources(words, signal)),
    },
  ],
  taskPaths: { 'assets-read': pathOfSource, 'assets-read-site': pathOfSource },
}

function pathOfSource({ result }: { result: Record<string, unknown> | null }): string | null {
  return typeof result?.asset_id === 'string' ? `/assets/${result.asset_id}` : null
}
