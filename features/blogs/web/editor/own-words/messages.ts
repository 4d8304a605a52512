export const messages = {
  bar: 'In your own words',
  hint: 'Write below the quotation. Its citation moves to your text.',
  copied: 'Copied from the quotation: “{words}”',
  missing: 'In the quotation but not in your text: {words}',
  added: 'Not in the quotation: {words}',
  replace: 'Replace quotation',
  keep: 'Keep both',
  cancel: 'Cancel',
} as const
