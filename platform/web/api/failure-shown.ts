import type {} from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { isFailureShown?: boolean }
  }
}

/** `meta` of a mutation whose failure is shown in place, and so not in a toast as well. */
export const failureShown = { isFailureShown: true } as const
