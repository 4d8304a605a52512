import type { AnyContractProcedure } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { CallMeta } from '../../../contract/call.ts'
import { ruleOf } from '../../../contract/policy.ts'
import type { ServerFeature } from '../../plug-points.ts'
import { answerHeaders, components, securityFor } from './components.ts'
import { exampleOf } from './examples.ts'
import { codesOf, type Failing, failureResponses } from './failures.ts'
import { rawOperation } from './raw-operations.ts'

/** What of a feature the description is made from. */
export type Described = Pick<ServerFeature, 'name' | 'about' | 'contract' | 'rawCalls' | 'schemas'>

interface About {
  version: string
  /** Where people reach the server; `/` where nobody said. */
  address: string
}

/** The description of both services as OpenAPI 3.1, made from what the features' calls say of themselves. */
export async function describeApi(features: readonly Described[], { version, address }: About) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const schemas = features.flatMap((feature) => Object.entries(feature.schemas ?? {}))
  const document = await generator.generate(
    Object.fromEntries(features.map(({ name, contract }) => [name, contract])),
    {
      commonSchemas: Object.fromEntries(
        schemas.map(([name, schema]) => [name, { schema, strategy: 'output' as const }]),
      ),
      info: {
        title: 'Longhand',
        version,
        description:
          'Every call of the base API and of the integrations service. Start with the ten steps of docs/api.md; docs/CHANGELOG.md lists changes.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'The operator of this server' },
      },
      servers: [{ url: address }],
      tags: features.map(({ name, about }) => ({ name, description: about })),
      components,
    },
  )
  const paths = document.paths ?? {}
  document.paths = paths
  for (const { name, contract, rawCalls = [] } of features) {
    for (const [id, procedure] of proceduresIn(contract, name)) completeCall(paths, { tag: name, id, procedure })
    for (const call of rawCalls) {
      const operation = rawOperation(name, call)
      complete(operation, { idempotent: false, tag: name, ...call, hasInput: Boolean(call.parameters ?? call.body) })
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation }
    }
  }
  return document
}

interface CallOf {
  tag: string
  id: string
  procedure: AnyContractProcedure
}

/** Adds to a call's operation what its contract says beside its shapes. */
function completeCall(paths: OpenAPI.PathsObject, { tag, id, procedure }: CallOf): void {
  const { route, meta, inputSchema } = procedure['~orpc']
  const { path = '', method = '' } = route
  const operation = Object.values(paths[path] ?? {}).find(
    (one) => typeof one === 'object' && 'operationId' in one && one.operationId === id,
  ) as OpenAPI.OperationObject | undefined
  if (!operation) throw new Error(`The call ${id} is not described.`)
  // the contract's own metadata, which oRPC carries as a plain record
  const said = meta as unknown as CallMeta
  addExample(operation)
  const answer = operation.responses?.['200']
  if (answer && !('$ref' in answer)) {
    answer.headers = answerHeaders
    if (said.streams) answer.content = { ...answer.content, 'text/event-stream': EVENTS }
  }
  complete(operation, { tag, ...said, method, path, hasInput: inputSchema !== undefined })
}

function complete(operation: OpenAPI.OperationObject, call: Failing & { tag: string; streams?: boolean }): void {
  operation.tags = [call.tag]
  operation.security = securityFor(call.may)
  operation.description = [operation.description, rulesOf(call)].filter(Boolean).join('\n\n')
  operation.responses = { ...operation.responses, ...failureResponses(codesOf(call)) }
  if (call.idempotent)
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }]
}

/** Who may, what must be on, and how it may be called, in sentences. */
function rulesOf({ may, flag, streams }: Failing & { streams?: boolean }): string {
  const { isPublic, nobody, operator, roles, inBrowser, scopes = [] } = ruleOf(may)
  const who =
    isPublic || nobody
      ? 'Open to anyone.'
      : roles.length === 0
        ? 'For operators.'
        : `For ${roles.join(', ')}${operator ? ', and operators' : ''}${inBrowser ? '; only in a browser, not with an API key' : ''}.`
  return [
    who,
    `Permission \`${may}\`.`,
    ...(isPublic || nobody || inBrowser || roles.length === 0
      ? []
      : [`API key scope: ${['full', ...scopes].join(', ')}.`]),
    ...(flag ? [`The plan must include \`${flag}\`.`] : []),
    ...(streams ? ['With `Accept: text/event-stream`, the response streams as it’s written.'] : []),
  ].join(' ')
}

const EVENTS: OpenAPI.MediaTypeObject = {
  schema: {
    type: 'string',
    description:
      'Server-sent events: `delta` {index, text}, `source` (a citation), then either `done` (the JSON body of the plain call) or `error` (a Failure).',
  },
  example:
    'event: delta\ndata: {"index":0,"text":"Tides "}\n\nevent: done\ndata: {"status":200,"copies":[{"id":"…","content":"Tides …","citations":[]}]}\n\n',
}

function addExample({ requestBody }: OpenAPI.OperationObject): void {
  const json = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined
  // what the generator wrote is JSON Schema 2020-12
  if (json?.schema) json.example = exampleOf(json.schema as Parameters<typeof exampleOf>[0])
}

function proceduresIn(contract: unknown, path: string): [id: string, procedure: AnyContractProcedure][] {
  if (isContractProcedure(contract)) return [[path, contract]]
  if (typeof contract !== 'object' || contract === null) return []
  return Object.entries(contract).flatMap(([name, part]) => proceduresIn(part, `${path}.${name}`))
}
