import type { Generator } from './generator.ts'
import { generators } from './generators.ts'

/** How the list of tools is divided, in its order. */
export const toolGroups = ['ideas', 'articles', 'rewrite', 'marketing', 'custom'] as const
export type ToolGroup = (typeof toolGroups)[number]

/** A tool: a form at `/standalones/{name}`, and the call `POST /api/generate/{name}`. */
interface Tool {
  group: ToolGroup
  /** The generator that it opens. */
  call: keyof typeof generators
}

/** The tools by the names that addresses and programs know them by. What has another name inside is mapped here, and only here. */
export const tools = {
  headlines: { group: 'ideas', call: 'headlines' },
  blogideas: { group: 'ideas', call: 'blogIdeas' },
  blogoutline: { group: 'ideas', call: 'outline' },
  talkingpoints: { group: 'ideas', call: 'talkingPoints' },
  intros: { group: 'articles', call: 'blogIntro' },
  faqs: { group: 'articles', call: 'faq' },
  keywordstotext: { group: 'articles', call: 'keywordsToText' },
  bulletpointstotext: { group: 'articles', call: 'bulletPointsToText' },
  synopsis: { group: 'articles', call: 'synopsis' },
  longsummary: { group: 'articles', call: 'longSummary' },
  metadescription: { group: 'articles', call: 'metaDescription' },
  rephraser: { group: 'rewrite', call: 'rephraser' },
  extender: { group: 'rewrite', call: 'extender' },
  eli5: { group: 'rewrite', call: 'eli5' },
  paragraphshredder: { group: 'rewrite', call: 'paragraphShredder' },
  editcopy: { group: 'rewrite', call: 'editCopy' },
  marketingcopy: { group: 'marketing', call: 'marketingCopy' },
  product: { group: 'marketing', call: 'product' },
  salesemail: { group: 'marketing', call: 'salesEmail' },
  videodescription: { group: 'marketing', call: 'videoDescription' },
  localservices: { group: 'marketing', call: 'localServices' },
  greview: { group: 'marketing', call: 'greview' },
  instructprompt: { group: 'custom', call: 'instruct' },
  custom: { group: 'custom', call: 'customTemplate' },
} as const satisfies Record<string, Tool>

/** The name of a tool with a form of its own. */
export type ToolName = keyof typeof tools

/** The tools with their generators, in their order. */
export const toolGenerators: ReadonlyArray<{ tool: ToolName; group: ToolGroup; call: string; generator: Generator }> = (
  Object.keys(tools) as ToolName[]
).map((tool) => ({ tool, ...tools[tool], generator: generators[tools[tool].call] }))

/** The path of a tool's call. */
export function toolPath(tool: ToolName): `/${string}` {
  return `/api/generate/${tool}`
}
