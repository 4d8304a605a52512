import type { messages } from './messages.ts'

/** Tools that are pages of their own elsewhere: their addresses lead there. */
export const otherPages = {
  factgpt: { path: '/factgpt', route: '/factgpt', label: 'factgpt', summary: 'factgptText', flag: 'factgpt' },
  factcheck: {
    path: '/optimizer/factcheck',
    route: '/optimizer/$view',
    label: 'factcheck',
    summary: 'factcheckText',
    flag: 'optimizer-fact-check',
  },
  public: { path: '/templates', route: '/templates', label: 'templates', summary: 'templatesText', flag: 'templates' },
} as const satisfies Record<
  string,
  { path: string; route: string; label: keyof typeof messages; summary: keyof typeof messages; flag: string }
>
