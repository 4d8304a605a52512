import { noSeoSettings } from '../../features/optimizer/contract/seo.ts'

/** The ids of one of everything that a person can have. */
export interface Things {
  ownerId: string
  project: string
  asset: string
  passage: string
  blog: string
  citation: string
  share: string
  picture: string
  workflow: string
  template: string
  derivative: string
  shape: string
  voice: string
  section: string
  factCheck: string
  claim: string
  originality: string
  task: string
  chat: string
  /** An answer of the conversation. */
  message: string
  chatShare: string
  linkList: string
  linkRun: string
  apiKey: string
  /** Address of a page that can be imported. */
  page: string
}

/** What a route is asked for somebody’s things, beside its path. */
export interface Asked {
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** It changes those of a list of ids that are the caller’s, and leaves out the others. */
  leavesOutForeign?: boolean
  /** The owner has no such thing: not found for them either. */
  ownerLacks?: boolean
  /** Whoever has the link in its path may. */
  isOpenByLink?: boolean
}

/** The longest prefix that fits a path says what its parameter is an id of. */
const RESOURCES: [prefix: string, thing: keyof Things][] = [
  ['/api/tasks/:id', 'task'],
  ['/api/assets/:id', 'asset'],
  ['/api/blogs/:id', 'blog'],
  ['/api/blogs/pictures/:id', 'picture'],
  ['/api/workflows/:id', 'workflow'],
  ['/api/chats/:id', 'chat'],
  ['/api/brand-voices/:id', 'voice'],
  ['/api/templates/:id', 'template'],
  ['/api/repurpose/:id', 'derivative'],
  ['/api/repurpose/shapes/:id', 'shape'],
  // no model answers here, so that nobody has a run; features/model-runs asks for somebody else’s
  ['/api/model-runs/:id', 'task'],
  // nothing is in a history here; features/tools asks for somebody else’s
  ['/api/tools/results/:id', 'task'],
  ['/api/check/facts/:id', 'factCheck'],
  ['/api/optimizer/originality/:id', 'originality'],
]

const NAMED: Record<string, keyof Things> = {
  project_id: 'project',
  passage_id: 'passage',
  blog_id: 'blog',
  citation_id: 'citation',
  share_id: 'share',
  section_id: 'section',
  claim_id: 'claim',
  message_id: 'message',
  link_id: 'chatShare',
  list_id: 'linkList',
  run_id: 'linkRun',
  key_id: 'apiKey',
}

const PLAIN: Record<string, string> = { number: '1', version: '1', format: 'html', start_count: '0', end_count: '10' }

/** A path with somebody’s ids for its parameters; null where nothing says what a parameter is. */
export function pathOf(path: string, things: Things): string | null {
  let isKnown = true
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const resource = RESOURCES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
    const thing = name === 'id' ? resource?.[1] : NAMED[name]
    const value = thing ? things[thing] : PLAIN[name]
    if (!value) isKnown = false
    return value ?? ''
  })
  return isKnown ? filled : null
}

/** Whether a path names a stored thing. */
export function namesThing(path: string): boolean {
  return [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => !(name in PLAIN))
}

const quote = { quote: 'The Rance station opened in 1966.', title: 'Tides' }
const WORDS =
  'The Rance station in Brittany opened in 1966 and its many turbines have turned the tides into power ever since.'

const GENERATED = {
  text: WORDS,
  headline: 'Tides',
  outline: 'Tides',
  subheading: 'Tides',
  prompt: 'Tides',
  question: 'When did the Rance station open?',
  tone: 'formal',
  to: 'English-UK',
  product: 'Tides',
  recipient: 'Tides',
  business: 'Tides',
  service: 'Tides',
  place: 'Tides',
  instruction: 'Tides',
}

function repurposing(blog: string): Record<string, Asked> {
  const shape = { title: 'Notes', instructions: 'Three lines.' }
  return {
    'GET /api/repurpose': { query: { blog_id: blog } },
    'POST /api/repurpose': { body: { blog_id: blog, shape_id: 'tweet' } },
    'PATCH /api/repurpose/:id': { body: { version: 1, link: 'https://tides.example/' } },
    'POST /api/repurpose/:id/restore': { ownerLacks: true },
    'POST /api/repurpose/shapes': { body: shape },
    'PUT /api/repurpose/shapes/:id': { body: shape },
  }
}

function ofLinkRuns({ blog }: Things): Record<string, Asked> {
  const link = { blog_id: blog, target_id: blog }
  const place = { ...link, sentence: WORDS, start: 4, end: 9 }
  return {
    'GET /api/optimizer/links/runs': { query: { blog_id: blog } },
    'POST /api/optimizer/links/runs': {
      body: {
        run_id: 'named-anew',
        links: [{ ...link, anchor: 'turbines', url: 'https://tides.example/', title: '' }],
      },
    },
    'POST /api/optimizer/links/runs/:run_id/forget': { body: { blog_id: blog, target_ids: [blog] } },
    'POST /api/optimizer/links/runs/:run_id/undo': { ownerLacks: true },
    'POST /api/optimizer/links/find': { body: { blog_ids: [blog] } },
    // no address is known of a blog that is nowhere published: no target
    'POST /api/optimizer/links/place-all': { body: { run_id: 'named-anew', links: [place] }, ownerLacks: true },
  }
}

function ofTemplates({ template, asset }: Things): Record<string, Asked> {
  return {
    'POST /api/templates': { body: { title: 'Tides', body: 'Write about {{sea}}.' } },
    'GET /api/templates/export': { query: { ids: template } },
    'PATCH /api/templates/:id': { body: { version: 1, shared_to_team: true } },
    'POST /api/templates/:id/versions/:version/restore': { ownerLacks: true },
    'POST /api/templates/:id/reports': { body: { reason: 'spam' }, ownerLacks: true },
    'POST /api/generate/public': {
      body: { template_id: template, variables: { sea: 'Brittany' }, mode: 'file', files: [asset] },
    },
  }
}

/** What each route gets that needs a body, or takes ids outside its path. */
export function askedOf(route: string, things: Things): Asked | undefined {
  const { project, asset, blog, passage } = things
  const table: Record<string, Asked> = {
    'GET /api/assets': { query: { project_id: project, parent_id: asset } },
    'GET /api/assets/search': { query: { query: 'Rance', asset_id: asset } },
    'POST /api/assets/files': { query: { filename: 'a.txt', project_id: project }, body: {} },
    'POST /api/assets/urls': { body: { urls: ['http://127.0.0.1:9/'], project_id: project } },
    'POST /api/assets/domains': { body: { domain: 'longhand.invalid', project_id: project } },
    'POST /api/assets/delete': { body: { ids: [asset] }, leavesOutForeign: true },
    'POST /api/assets/restore': { body: { ids: [asset] }, leavesOutForeign: true },
    'PATCH /api/assets/:id': { body: { title: 'Tides' } },
    'GET /api/blogs': { query: { project_id: project, author_id: things.ownerId } },
    'POST /api/blogs': { body: { title: 'Tides', project_id: project } },
    'PATCH /api/blogs/:id': { body: { tags: ['tides'] } },
    'POST /api/blogs/bulk': { body: { ids: [blog], action: 'tag', tag: 'tides' }, leavesOutForeign: true },
    'POST /api/blogs/import': { query: { filename: 'a.md', project_id: project }, body: { text: WORDS } },
    'POST /api/blogs/import/url': { body: { url: things.page, project_id: project } },
    'POST /api/save/user/copy': { body: { save_id: blog, copy_to_save: `<p>${WORDS}</p>` } },
    'GET /api/get/saved/copy/internal': { query: { copy_id: blog } },
    'GET /api/get/saved/user/details': { query: { project_id: project } },
    'GET /api/get/saved/user/details/:start_count/:end_count': { query: { project_id: project } },
    'PUT /api/blogs/:id/versions/:number': { body: { name: 'First' } },
    'POST /api/blogs/:id/citations': { body: { citations: [{ ...quote, asset_id: asset, passage_id: passage }] } },
    'PUT /api/blogs/:id/citations/:citation_id': { body: { citation: quote } },
    'GET /api/workflows': { query: { project_id: project } },
    'POST /api/workflows': {
      body: { topic: 'Tides', project_id: project, asset_ids: [asset], brand_voice_id: things.voice },
    },
    'GET /api/chats': { query: { project_id: project } },
    'POST /api/chats': { body: { mode: 'file', files: [asset], project_id: project } },
    'PATCH /api/chats/:id': { body: { mode: 'file', files: [asset], project_id: project, shows: things.message } },
    'POST /api/chats/ask': {
      body: {
        question: 'When did it open?',
        mode: 'file',
        files: [asset],
        project_id: project,
        brand_voice_id: things.voice,
      },
    },
    'POST /api/chats/:id/ask': {
      body: { question: 'When did it open?', mode: 'file', files: [asset], after: things.message },
    },
    'POST /api/chats/shared/:link_id/copy': { body: { project_id: project }, isOpenByLink: true },
    'GET /api/model-runs/:id': { ownerLacks: true },
    'POST /api/model-runs/:id/again': { body: {}, ownerLacks: true },
    'PATCH /api/tools/results/:id': { body: { is_kept: true }, ownerLacks: true },
    'DELETE /api/tools/results/:id': { ownerLacks: true },
    'POST /api/tools/results/:id/blog': { body: {}, ownerLacks: true },
    'PATCH /api/workflows/:id': { body: { version: 1, topic: 'Tides' } },
    'GET /api/workflows/:id/passages': { query: { query: 'Rance' } },
    'PUT /api/projects/:project_id': { body: { name: 'Tides' } },
    'PATCH /api/projects/:project_id': { body: { name: 'Tides' } },
    'PUT /api/projects/:project_id/brand-voice': { body: { brand_voice_id: things.voice } },
    ...repurposing(blog),
    ...ofTemplates(things),
    'POST /api/brand-voices': { body: { name: 'Tides', text: `${WORDS} `.repeat(20), asset_ids: [asset] } },
    'PATCH /api/brand-voices/:id': { body: { name: 'Tides' } },
    'POST /api/brand-voices/:id/analysis': { body: { text: `${WORDS} `.repeat(20), asset_ids: [asset] } },
    'POST /api/brand-voices/:id/proof': { body: { text: WORDS } },
    'POST /api/optimizer/read': { body: { blog_id: blog } },
    'POST /api/check/facts/plan': { body: { blog_id: blog } },
    'POST /api/check/facts': { body: { blog_id: blog } },
    'POST /api/check/facts/:id/rerun': { body: { all: true } },
    'PUT /api/check/facts/:id/claims/:claim_id/words': { body: { text: WORDS } },
    'PUT /api/check/facts/:id/claims/:claim_id/acceptance': { body: { reason: 'I was there.' } },
    'PUT /api/optimizer/seo/:blog_id': { body: { settings: noSeoSettings } },
    'POST /api/optimizer/seo/competitors': { body: { blog_id: blog, keyword: 'tides' } },
    'POST /api/optimizer/tone/reword': { body: { blog_id: blog, text: WORDS } },
    'POST /api/optimizer/originality': { body: { blog_id: blog, options: { search: false } } },
    'GET /api/optimizer/originality/latest': { query: { blog_id: blog } },
    'PUT /api/optimizer/originality/:id/exclusions': { body: { exclusions: {} } },
    'GET /api/optimizer/links': { query: { blog_id: blog } },
    'GET /api/optimizer/links/targets': { query: { site_id: asset }, ownerLacks: true },
    'GET /api/optimizer/links/map': { query: { site_id: asset }, ownerLacks: true },
    'GET /api/fetch/user/key': { ownerLacks: true },
    'GET /api/user/key/models': { ownerLacks: true },
    'POST /api/user/key/test': { ownerLacks: true },
    'DELETE /api/user/key': { ownerLacks: true },
    'POST /api/optimizer/links/decisions': {
      body: { decision: 'rejected', links: [{ anchor: 'turbines', target_id: blog, document_id: blog }] },
    },
    'PUT /api/optimizer/links/address': { body: { project_id: project, site_address: 'https://tides.example/' } },
    'POST /api/optimizer/links/place': {
      body: { blog_id: blog, sentence: WORDS, start: 4, end: 9, target_id: blog },
    },
    ...ofLinkRuns(things),
    'POST /api/check/plagiarism': { body: { text: WORDS, blog_id: blog } },
  }
  return (
    table[route] ??
    (/^POST \/api\/(generate|content|run)\//.test(route)
      ? { body: { ...GENERATED, mode: 'file', files: [asset], project_id: project } }
      : undefined)
  )
}
