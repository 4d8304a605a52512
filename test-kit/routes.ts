import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Permission } from '../platform/contract/policy.ts'

/** One route as it was registered: raw ones too. */
export interface KnownRoute {
  method: string
  /** With `:name` for parameters and `*` for the rest. */
  path: string
  /** The permission that it names. */
  may?: Permission
}

/** Starts something and lists every route that its server registers, also those that no contract describes. */
export async function withRoutes<T>(start: () => Promise<T>): Promise<{ started: T; routes: KnownRoute[] }> {
  const registered: RouteOptions[] = []
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void registered.push(route))
  }
  subscribe('fastify.initialization', hear)
  try {
    const started = await start()
    // only now: hooks of a scope name permissions after this one has seen the route
    const routes = registered.flatMap(({ method, url, config }) =>
      [method].flat().map((one) => ({ method: one, path: url, may: config?.may })),
    )
    return { started, routes }
  } finally {
    unsubscribe('fastify.initialization', hear)
  }
}
