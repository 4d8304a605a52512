/** Marks the source and the draft that everybody begins with. */
export const SAMPLE_TAG = 'sample'
