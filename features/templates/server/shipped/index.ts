import { articles } from './articles.ts'
import type { ShippedTemplate } from './declare.ts'
import { news } from './news.ts'
import { organization } from './organization.ts'
import { planning } from './planning.ts'
import { product } from './product.ts'

export type { ShippedTemplate } from './declare.ts'

/** The templates that come with Longhand, in the order of the gallery. */
export const shippedTemplates: readonly ShippedTemplate[] = [
  ...news,
  ...articles,
  ...planning,
  ...product,
  ...organization,
]

/** A template that comes with Longhand; null for none of that id. */
export function shippedTemplate(id: string): ShippedTemplate | null {
  return shippedTemplates.find((one) => one.id === id) ?? null
}
