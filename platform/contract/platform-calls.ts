import { z } from 'zod'
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
