import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { filled } from '../variables.ts'
import { type ListedTemplate, templatesApi, type WholeTemplate } from './api.ts'

/** A template that waits for the values of its variables. */
export type Prompt = WholeTemplate

/** Most prompts that a list shows; more are found by typing. */
const MOST_SHOWN = 20

/** The person’s templates whose titles, descriptions, or formulas have these words, last changed first. Null: nobody asks. */
export function usePrompts(words: string | null) {
  const may = useMay()
  const isOn = useFlag('templates') === 'ALLOWED' && may('template:read')
  const query = words?.trim() || undefined
  const list = useQuery({
    ...templatesApi.query.list.queryOptions({ input: { query, end_count: MOST_SHOWN } }),
    enabled: isOn && words !== null,
    placeholderData: (before) => before,
  })
  return {
    isOn,
    isPending: list.isFetching,
    prompts: list.data?.templates ?? NONE,
    /** What a prompt says where it has no variables, else itself. */
    async open({ id }: Pick<ListedTemplate, 'id'>): Promise<string | Prompt> {
      const { template } = await templatesApi.call.get({ id })
      return template.variables.length === 0 ? filled(template.body, {}) : template
    },
  }
}

const NONE: ListedTemplate[] = []
