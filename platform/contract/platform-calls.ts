import { z } from 'zod'
import { CALLS_SOCKET } from './calls-by-socket.ts'
import type { RawCall } from './raw-call.ts'

/** What the server itself answers, beside its features. */
export const platformCalls: readonly RawCall[] = [
  {
    id: 'events',
    method: 'GET',
    path: '/api/events',
    summary: 'Stream events about your content',
    description:
      'Server-sent events. The stream stays open and starts with `hello`. Each `event` is JSON with a `kind`, such as `task` (progress), `workflow`, `blog`, or `asset`, and the ids to reload.',
    may: 'event:read',
    answer: { status: 200, description: 'The stream', content: { 'text/event-stream': 'text' } },
  },
  {
    id: 'socket',
    method: 'GET',
    path: CALLS_SOCKET,
    summary: 'Make one call over a WebSocket',
    description:
      'For pages, which may have six connections to a server over HTTP/1.1. Send one JSON message with the call: `method`, `path`, `headers` (`accept`, `content-type`, `idempotency-key`), and `body` as a string. The first message back is JSON with `status` and `headers`; the body follows as binary messages. Closes with 1000 when the answer is complete, with 1008 when the message isn’t a call, with 1011 when the answer broke off, and with 1012 when the server restarts. Closing it earlier ends the call, like closing any connection. Browsers can only connect from this site’s pages.',
    may: 'event:read',
    answer: { status: 101, description: 'The connection becomes a WebSocket' },
    fails: ['websocket-needed'],
  },
  {
    id: 'health',
    method: 'GET',
    path: '/healthz',
    summary: 'Check that the process is alive',
    description: 'Doesn’t query the database.',
    may: 'health:read',
    answer: {
      status: 200,
      description: 'It’s alive',
      content: { 'application/json': z.object({ status: z.literal(200) }) },
    },
  },
  {
    id: 'readiness',
    method: 'GET',
    path: '/readyz',
    summary: 'Check that the server is ready',
    description: 'Ready once migrations are applied and the database responds; 503 while the server shuts down.',
    may: 'health:read',
    answer: {
      status: 200,
      description: 'It’s ready',
      content: { 'application/json': z.looseObject({ status: z.literal(200) }) },
    },
  },
  {
    id: 'metrics',
    method: 'GET',
    path: '/metrics',
    summary: 'Get metrics for Prometheus',
    description: 'In the Prometheus text format.',
    may: 'metrics:read',
    answer: { status: 200, description: 'The metrics', content: { 'text/plain': 'text' } },
  },
  {
    id: 'description',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Get this API description',
    description: 'OpenAPI 3.1. `/api/docs` shows it as a page.',
    may: 'api-docs:read',
    answer: {
      status: 200,
      description: 'The description',
      content: { 'application/json': z.looseObject({ openapi: z.string() }) },
    },
  },
]
