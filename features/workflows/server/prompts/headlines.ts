import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import { type ArticleSetting, articleRequest } from './article-setting.ts'

/** Asks for so many headlines. `wish` is what the person wants of them, in their words. */
export function headlinesRequest(
  setting: ArticleSetting,
  wish: { style: string; context: string; count: number },
): ModelRequest {
  return articleRequest(setting, {
    task: [
      `Give ${wish.count} different headlines for the article, one on each line, without numbering, quotation marks, or source numbers.`,
      wish.style ? `Style: ${wish.style}.` : 'Vary the style: how-to, question, list, plain statement.',
      wish.context ? `The writer wants of them: ${wish.context}` : '',
      'At most 70 characters each. Name the subject in words that people search for. Promise nothing that the sources do not hold: a number of things only where there are so many.',
    ]
      .filter(Boolean)
      .join('\n'),
    maxOutputTokens: 600,
    temperature: 0.8,
  })
}
