import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { failures } from '../../contract/failures.ts'
import { nameEach } from './check-rights.ts'

/** The description of both services, made from the contracts once and kept. */
export async function describeApi(contract: AnyContractRouter, version: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Longhand', version, description: 'All calls of the base API and the integrations service.' },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'better-auth.session_token' },
        key: { type: 'http', scheme: 'basic' },
      },
      schemas: { Failure: failureSchema() },
    },
    security: [{ session: [] }, { key: [] }],
  })
  const refusal = {
    description: 'An error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations ?? {})) {
      if (operation && typeof operation === 'object' && 'responses' in operation)
        Object.assign(operation.responses ?? {}, { default: refusal })
    }
  }
  return document
}

/** Serves the description at `/api/openapi.json` and a page to read it at `/api/docs`, with scripts of our own host only. */
export async function addOpenApi(app: FastifyInstance, contract: AnyContractRouter, version: string): Promise<void> {
  let document: Promise<unknown> | undefined
  const config = { may: 'api-docs:read' } as const
  app.get('/api/openapi.json', { config }, async () => {
    document ??= describeApi(contract, version)
    return document
  })
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(async (scope) => {
    nameEach(scope, config.may)
    await scope.register(fastifyStatic, {
      root: swagger,
      prefix: '/api/docs/assets/',
      decorateReply: false,
      index: false,
      maxAge: '1d',
    })
  })
  app.get('/api/docs/start.js', { config }, (_request, reply) => reply.type('text/javascript').send(START))
  app.get('/api/docs', { config }, (_request, reply) => reply.type('text/html').send(PAGE))
}

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Longhand API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/assets/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const START =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: false })"

function failureSchema() {
  return {
    type: 'object' as const,
    required: ['status', 'message', 'code'],
    properties: {
      status: { type: 'integer' as const },
      message: { type: 'string' as const },
      code: { type: 'string' as const, enum: Object.keys(failures) },
      details: {
        type: 'array' as const,
        items: {
          type: 'object' as const,
          required: ['path', 'message'],
          properties: { path: { type: 'string' as const }, message: { type: 'string' as const } },
        },
      },
    },
  }
}
