import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Api, apiListing } from '../../test-kit/api-listing.ts'
import { type KnownRoute, withRoutes } from '../../test-kit/routes.ts'
import { type TestServer, testServer } from '../../test-kit/server.ts'
import { serverFeatures } from './features.ts'

interface Operation {
  operationId: string
  parameters?: { name?: string; in?: string; schema?: { type?: string } }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}

/** What answers by becoming a socket, which the format does not know. */
const SOCKETS = ['/collab', '/api/socket']

let server: TestServer
let routes: KnownRoute[]
let text: string
let operations: { method: string; path: string; operation: Operation }[]

beforeAll(async () => {
  const begun = await withRoutes(() => testServer())
  server = begun.started
  routes = begun.routes
  text = (await server.stranger().get('/api/openapi.json')).text
  operations = Object.entries(JSON.parse(text).paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
})
afterAll(() => server.close())

// npx vitest run app/server/openapi.test.ts -u updates it
test('docs/api-calls.txt lists what every call takes and answers', async () => {
  await expect(apiListing(JSON.parse(text) as Api)).toMatchFileSnapshot('../../docs/api-calls.txt')
})

// a socket answers 101, which neither takes for a success
test('Redocly finds nothing to say', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // the server, as OpenAPI itself, takes a fixed path before one with a parameter
      'no-ambiguous-paths': 'off',
      // Spectral asks the same, and knows that a form leads on by 303
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  expect(problems.filter((problem) => !isSocket(problem.location[0]?.pointer)).map(({ message }) => message)).toEqual(
    [],
  )
})

test('Spectral finds nothing to say', async () => {
  const linter = new spectral.Spectral()
  // the package's own types do not know each other's rulesets
  linter.setRuleset({ extends: [oas as RulesetDefinition] })
  const problems = await linter.run(JSON.parse(text))
  expect(
    problems.filter(({ path }) => !SOCKETS.includes(String(path[1]))).map(({ message, path }) => [message, path]),
  ).toEqual([])
})

test('every route that programs can call is described', () => {
  const described = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`))
  const missing = routes
    .filter(({ method, path }) => method !== 'HEAD' && method !== 'OPTIONS' && isForPrograms(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !described.has(route))
  expect(missing).toEqual([])
})

test('the example of every call is one that the call accepts', () => {
  const refused = operations.flatMap(({ operation }) => {
    const example = operation.requestBody?.content['application/json']?.example
    const schema = inputOf(operation.operationId)
    if (example === undefined || !schema) return []
    const ids = Object.fromEntries(
      (operation.parameters ?? [])
        .filter((one) => one.in === 'path')
        .map(({ name, schema }) => [name, schema?.type === 'string' ? 'some-id' : 1]),
    )
    const { error } = schema.safeParse({ ...Object(example), ...ids })
    return error ? [[operation.operationId, error.issues[0]?.message]] : []
  })
  expect(refused).toEqual([])
})

test('it names the cookie that signing in sets, and asks nobody for credentials where anyone may call', async () => {
  const { components, paths } = JSON.parse(text)
  const { caller } = await server.newWriter()
  expect(caller.cookie).toContain(`${components.securitySchemes.session.name}=`)
  expect(paths['/healthz'].get.security).toEqual([])
  expect(paths['/api/terms'].get.security).toContainEqual({})
  expect(paths['/api/account/keys'].post.security).toEqual([{ session: [] }])
  expect(paths['/api/operator/users'].get.security).toEqual([{ operator: [] }])
})

function isSocket(pointer: string | undefined): boolean {
  return SOCKETS.some((path) => pointer?.includes(path.replaceAll('/', '~1')))
}

/** The sign-in library is described path by path, pages and their parts not at all. */
function isForPrograms(path: string): boolean {
  return (
    /^\/(api|integrations-service|healthz|readyz|metrics|collab)\b/.test(path) && !/^\/api\/(auth|docs)\b|\*/.test(path)
  )
}

function inputOf(operationId: string): z.ZodType | undefined {
  const [feature = '', ...path] = operationId.split('.')
  const contract: unknown = serverFeatures.find(({ name }) => name === feature)?.contract
  const call = path.reduce<unknown>((part, name) => Object(part)[name], contract)
  return Object(Object(call)['~orpc']).inputSchema
}
