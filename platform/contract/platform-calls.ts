import { z } from 'zod'
import type { RawCall } from './raw-call.ts'

/** What the server itself answers, beside its features. */
export const platformCalls: readonly RawCall[] = [
  {
    id: 'events',
    method: 'GET',
    path: '/api/events',
    summary: 'What happens to one’s things, as server-sent events',
    description:
      'Stays open and begins with `hello`. Each `event` is JSON with a `kind`: `task` (progress of long work), `workflow`, `blog`, `asset` and others, with the ids to read anew.',
    may: 'event:read',
    answer: { status: 200, description: 'The stream', content: { 'text/event-stream': 'text' } },
  },
  {
    id: 'health',
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process lives',
    description: 'Asks nothing of the database.',
    may: 'health:read',
    answer: {
      status: 200,
      description: 'It lives',
      content: { 'application/json': z.object({ status: z.literal(200) }) },
    },
  },
  {
    id: 'readiness',
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the server can answer calls',
    description: 'Migrations are applied and the database answers; 503 while the server stops.',
    may: 'health:read',
    answer: {
      status: 200,
      description: 'It can',
      content: { 'application/json': z.looseObject({ status: z.literal(200) }) },
    },
  },
  {
    id: 'metrics',
    method: 'GET',
    path: '/metrics',
    summary: 'Measurements for Prometheus',
    description: 'In the Prometheus text format.',
    may: 'metrics:read',
    answer: { status: 200, description: 'The measurements', content: { 'text/plain': 'text' } },
  },
  {
    id: 'description',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    description: 'OpenAPI 3.1. `/api/docs` shows it to people.',
    may: 'api-docs:read',
    answer: {
      status: 200,
      description: 'The description',
      content: { 'application/json': z.looseObject({ openapi: z.string() }) },
    },
  },
]
