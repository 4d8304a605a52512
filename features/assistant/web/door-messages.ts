export const messages = { assist: 'Assist' } as const
