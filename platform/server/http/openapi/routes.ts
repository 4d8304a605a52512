import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { nameEach } from '../check-rights.ts'
import { type Described, describeApi } from './describe-api.ts'

/** Serves the description at `/api/openapi.json` and a page to read it at `/api/docs`, with scripts of our own host only. */
export async function addOpenApi(
  app: FastifyInstance,
  features: readonly Described[],
  about: Parameters<typeof describeApi>[1],
): Promise<void> {
  let document: Promise<unknown> | undefined
  const config = { may: 'api-docs:read' } as const
  app.get('/api/openapi.json', { config }, async () => {
    document ??= describeApi(features, about)
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
