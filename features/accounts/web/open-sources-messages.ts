export const messages = {
  openSources: 'Use open sources: Wikipedia, OpenAlex, Crossref',
  openSourcesHint:
    'Research sends the main words of your topic and its language to them, never your text or files, and reads the best results.',
} as const
