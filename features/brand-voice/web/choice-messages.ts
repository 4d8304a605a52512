/** The texts of the choice of a voice, which stands on pages that show nothing else of this feature. */
export const messages = {
  voice: 'Brand voice',
  ofProject: 'Project’s voice ({name})',
  ofProjectNone: 'Project’s voice (none yet)',
  noVoice: 'No voice',
} as const
