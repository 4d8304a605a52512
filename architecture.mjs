// Which part may use which: the map as data. `scripts/check-architecture.ts` holds the code to it, and
// `docs/architecture.md` explains it. A feature that is not listed may use no other feature.

/** Which features' doors (contract.ts, server/index.ts, web/index.ts, web/*-door.ts) each feature may use. */
export const featureUses = {
  accounts: ['billing'],
  projects: ['accounts'],
  billing: [],
  onboarding: ['accounts', 'projects'],
  flags: ['accounts', 'billing'],
  teams: ['accounts'],
  'brand-voice': ['accounts'],
  'model-keys': ['accounts', 'flags'],
  operator: ['accounts', 'billing', 'flags'],
  assets: ['accounts', 'projects'],
  writing: ['accounts', 'assets', 'billing', 'model-keys', 'projects'],
  generators: ['accounts', 'billing', 'writing'],
  blogs: ['accounts', 'assets', 'generators', 'projects', 'writing'],
  'document-files': ['accounts', 'blogs'],
  sharing: ['accounts', 'blogs'],
  optimizer: ['accounts', 'assets', 'billing', 'blogs', 'flags', 'generators', 'model-keys', 'projects', 'sharing'],
  workflows: ['accounts', 'assets', 'billing', 'blogs', 'model-keys', 'projects', 'writing'],
  dashboard: ['assets', 'billing', 'blogs', 'workflows'],
}

/** Packages that have one home, and the reason. A path is a prefix. */
export const packageHomes = [
  {
    packages: ['ai', '@ai-sdk/'],
    homes: ['platform/server/ai/'],
    why: 'model calls go through deps.ai: it holds time and token limits, failover and records',
  },
  {
    packages: ['undici'],
    homes: ['platform/server/fetch/'],
    why: 'addresses that people give go through deps.fetch: it keeps calls from leading inwards',
  },
  {
    packages: ['pg-boss'],
    homes: ['platform/server/jobs/'],
    why: 'long work goes through deps.jobs: it keeps progress, cancel and retry',
  },
  {
    packages: ['pg', '@electric-sql/'],
    homes: ['platform/server/db/', 'test-kit/', 'bench/'],
    why: 'stores speak Drizzle; connections belong to platform/server/db',
  },
  {
    packages: ['fastify', '@fastify/'],
    homes: ['platform/server/', 'app/server/', 'features/*/server/'],
    why: 'HTTP is the server’s',
  },
  { packages: ['better-auth'], homes: ['features/accounts/server/'], why: 'sign-in belongs to accounts' },
  {
    packages: ['@hocuspocus/server', '@hocuspocus/transformer', '@hocuspocus/extension-redis', 'ws'],
    homes: ['features/blogs/server/', 'bench/'],
    why: 'co-editing belongs to blogs',
  },
  {
    packages: ['@tiptap/', 'yjs', 'y-indexeddb', '@hocuspocus/provider'],
    homes: ['features/blogs/'],
    why: 'the document model belongs to blogs',
  },
  {
    packages: ['drizzle-orm'],
    homes: ['platform/server/', 'features/*/server/', 'test-kit/', 'bench/'],
    why: 'SQL belongs to stores',
  },
  {
    packages: ['react', 'react-dom', '@base-ui/', '@tanstack/', 'use-intl', 'lucide-react'],
    homes: ['platform/web/', 'app/web/', 'features/*/web/'],
    why: 'the browser’s',
  },
]

/** Packages that engines may use: pure and light on dependencies, better than what we would write. */
export const enginePackages = []

/** Files that may read the environment or call the bare fetch, and why they must. */
export const exceptions = {
  environment: [
    'platform/server/config.ts',
    'app/server/main.ts',
    'scripts/',
    'test-kit/',
    'e2e/',
    'bench/',
    'vitest.config.ts',
    'playwright.config.ts',
    'vite.config.ts',
  ],
  bareFetch: [
    'app/server/operator-calls.ts',
    'platform/web/api/',
    'platform/server/fetch/',
    'platform/server/ai/',
    'platform/server/files/',
    'test-kit/',
    'e2e/',
    'bench/',
    'scripts/',
  ],
}

/** Lines a file may have; tests may have more. */
export const lineLimits = { code: 300, test: 500 }

/** Files that still import each other's types in a ring. May only get fewer: what left its ring must leave this list. */
export const ringsToUndo = [
  'engines/compose/antecedents.ts',
  'engines/compose/first-person.ts',
  'engines/compose/headline-overviews.ts',
  'engines/compose/headlines.ts',
  'engines/compose/name-links.ts',
  'engines/compose/openers.ts',
  'engines/compose/outline-headings.ts',
  'engines/compose/outline-loose.ts',
  'engines/compose/outline-parts.ts',
  'engines/compose/outline-questions.ts',
  'engines/compose/outline-segments.ts',
  'engines/compose/outline-sides.ts',
  'engines/compose/outline-time.ts',
  'engines/compose/outlines.ts',
  'engines/compose/read-sentences.ts',
  'engines/compose/vocabulary.ts',
  'engines/interlinking/choose.ts',
  'engines/interlinking/limits.ts',
  'engines/interlinking/suggest.ts',
  'engines/text/measures.ts',
  'engines/text/numbers.ts',
  'features/billing/plan-families.ts',
  'features/billing/plans.ts',
  'features/blogs/server/live/keeper.ts',
  'features/blogs/server/live/store-document.ts',
  'features/optimizer/server/facts/check-claim.ts',
  'features/optimizer/server/facts/model-help.ts',
  'features/optimizer/server/originality-tables.ts',
  'features/optimizer/server/originality/index-store.ts',
  'features/optimizer/server/originality/library.ts',
  'features/optimizer/server/originality/web-pages.ts',
  'features/optimizer/server/tone/reword.ts',
  'features/optimizer/server/tone/rewrite-aside.ts',
  'features/optimizer/server/tone/rewrite-worker.ts',
  'features/optimizer/web/links/LinksCheck.tsx',
  'features/optimizer/web/links/Outbound.tsx',
  'features/optimizer/web/links/SiteAddress.tsx',
  'features/optimizer/web/originality/LeftOut.tsx',
  'features/optimizer/web/originality/MatchActions.tsx',
  'features/optimizer/web/originality/MatchDialog.tsx',
  'features/optimizer/web/originality/Result.tsx',
  'features/optimizer/web/originality/SourceList.tsx',
  'features/optimizer/web/originality/SourceRow.tsx',
  'features/workflows/web/OutlineEditor.tsx',
  'features/workflows/web/OutlineRow.tsx',
  'platform/server/ai/model.ts',
  'platform/server/ai/object.ts',
  'platform/server/deps.ts',
  'platform/server/fetch/connect.ts',
  'platform/server/fetch/own-services.ts',
  'platform/server/jobs/types.ts',
  'platform/server/outbox/types.ts',
]

/** Routes that still ask a store themselves instead of a use case. May only get fewer. */
export const routesToPart = [
  'features/accounts/server/routes.ts',
  'features/blogs/server/citations/routes.ts',
  'features/blogs/server/copies/routes.ts',
  'features/blogs/server/library/routes.ts',
  'features/blogs/server/pictures/picture-routes.ts',
  'features/blogs/server/versions/routes.ts',
  'features/optimizer/server/facts/routes.ts',
  'features/optimizer/server/links/routes.ts',
  'features/optimizer/server/originality/routes.ts',
  'features/optimizer/server/seo/routes.ts',
  'features/sharing/server/routes.ts',
  'features/workflows/server/routes.ts',
]
