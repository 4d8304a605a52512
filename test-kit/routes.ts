import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** One route as it was registered: raw ones too. */
export interface KnownRoute {
  method: string
  /** With `:name` for parameters and `*` for the rest. */
  path: string
}

/** Starts something and notes every route that its server registers, also those that no contract describes. */
export async function withRoutes<T>(start: () => Promise<T>): Promise<{ started: T; routes: KnownRoute[] }> {
  const routes: KnownRoute[] = []
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, path: url })
    })
  }
  subscribe('fastify.initialization', hear)
  try {
    return { started: await start(), routes }
  } finally {
    unsubscribe('fastify.initialization', hear)
  }
}
