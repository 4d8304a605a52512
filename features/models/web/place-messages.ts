/** The one text that pages of other features show, so that they load no more than it. */
export const messages = {
  waiting:
    'Waiting for this server’s model: {ahead, plural, one {# request is} other {# requests are}} ahead of yours.',
} as const
