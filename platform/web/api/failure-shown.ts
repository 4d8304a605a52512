import type {} from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { isFailureShown?: boolean }
  }
}

/** `meta` of a mutation whose failure is shown where it was asked for, and so not told at the edge of the page as well. */
export const failureShown = { isFailureShown: true } as const
