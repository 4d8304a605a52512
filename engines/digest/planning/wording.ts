import type { Material } from '../reading/material.ts'
import { capitalised } from '../reading/readable.ts'

/** A pattern of a language pack with the topic of the material put in, its first letter capital. */
export function aboutTopic({ topic, language }: Material, pattern: string): string {
  const numbered = pattern.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, topic.isPlural ? '$2' : '$1')
  return capitalised(numbered.replaceAll('{topic}', () => topic.phrase).trim(), language)
}
