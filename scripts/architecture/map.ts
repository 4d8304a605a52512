// Which part may use which: the map as data. `scripts/check-architecture.ts` holds the code to it, and
// `docs/architecture.md` explains it. A feature that is not listed may use no other feature.

/** Which features' doors (contract.ts, server/index.ts, web/index.ts, web/*-door.ts) each feature may use. */
export const featureUses: Record<string, string[]> = {
  accounts: ['billing', 'voices'],
  'plugin-sign-in': ['accounts'],
  projects: [],
  billing: [],
  onboarding: ['accounts', 'projects'],
  flags: ['accounts', 'billing'],
  teams: ['accounts'],
  voices: [],
  'brand-voice': ['accounts', 'assets', 'billing', 'generators', 'projects', 'voices'],
  'model-keys': ['accounts', 'flags'],
  models: ['accounts', 'model-keys'],
  'model-runs': ['accounts', 'billing', 'models', 'writing'],
  visits: [],
  operator: ['accounts', 'billing', 'flags', 'templates', 'visits'],
  assets: ['accounts', 'projects'],
  writing: ['accounts', 'assets', 'billing', 'model-keys', 'projects', 'voices'],
  generators: ['accounts', 'billing', 'flags', 'writing'],
  blogs: ['accounts', 'assets', 'generators', 'projects'],
  assistant: ['accounts', 'assets', 'blogs', 'brand-voice', 'flags', 'generators', 'models', 'writing'],
  'document-files': ['accounts', 'assets', 'blogs', 'projects'],
  sharing: ['accounts', 'blogs', 'visits'],
  optimizer: [
    'accounts',
    'assets',
    'billing',
    'blogs',
    'brand-voice',
    'flags',
    'generators',
    'model-keys',
    'projects',
    'sharing',
    'voices',
    'writing',
  ],
  workflows: [
    'accounts',
    'assets',
    'billing',
    'blogs',
    'brand-voice',
    'flags',
    'model-keys',
    'models',
    'projects',
    'voices',
    'writing',
  ],
  chat: [
    'accounts',
    'assets',
    'billing',
    'blogs',
    'brand-voice',
    'document-files',
    'flags',
    'generators',
    'models',
    'optimizer',
    'projects',
    'sharing',
    'templates',
    'voices',
    'workflows',
    'writing',
  ],
  tools: [
    'accounts',
    'assets',
    'billing',
    'blogs',
    'brand-voice',
    'flags',
    'generators',
    'models',
    'previews',
    'workflows',
    'writing',
  ],
  repurpose: [
    'accounts',
    'billing',
    'blogs',
    'brand-voice',
    'flags',
    'generators',
    'models',
    'optimizer',
    'previews',
    'workflows',
    'writing',
  ],
  templates: ['accounts', 'billing', 'flags', 'generators', 'tools', 'writing'],
  previews: [],
  dashboard: ['accounts', 'assets', 'billing', 'blogs', 'models', 'workflows'],
}

/** Packages that have one home, and the reason. A path is a prefix. */
export const packageHomes: { packages: string[]; homes: string[]; why: string }[] = [
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
    packages: ['@tiptap/'],
    homes: ['features/blogs/', 'features/assistant/web/'],
    why: 'the document model belongs to blogs; the assistant writes into it',
  },
  {
    packages: ['yjs', 'y-indexeddb', '@hocuspocus/provider'],
    homes: ['features/blogs/'],
    why: 'how a document is shared belongs to blogs',
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
export const enginePackages: string[] = []

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
    'app/web/vite.config.ts',
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
  // what stores are asked with, what is named by an owner, and what makes or ends one
  ownerIds: [
    'features/accounts/server/routes.ts',
    'features/assets/server/asset-view.ts',
    'features/assets/server/erase.ts',
    'features/assets/server/search-words.ts',
    'features/billing/server/account.ts',
    'features/billing/server/in-turn.ts',
    'features/blogs/server/pictures/erase-pictures.ts',
    'features/blogs/server/search/search-words.ts',
    'features/workflows/server/tell-pages.ts',
  ],
}

/** Lines a file may have; tests may have more. */
export const lineLimits = { code: 300, test: 500 }
