import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Combobox } from '../../../platform/web/ui/Combobox.tsx'
import { messages } from './choice-messages.ts'
import { blogsApi } from './library/api.ts'

interface Named {
  id: string
  /** Empty where only the id is known. */
  title: string
}

interface BlogChoiceProps {
  blog: Named | null
  onChange: (blog: Named | null) => void
}

const MOST_SHOWN = 20
const LONGEST_OPENING = 80

/** One of a person's blogs, found by its words; in a form it is `blog_id`. */
export function BlogChoice({ blog, onChange }: BlogChoiceProps) {
  const t = useT(messages)
  const [words, setWords] = useState('')
  // the chosen title in the field is no search
  const asked = useDeferredValue(words.trim() === blog?.title ? '' : words.trim())
  const list = useQuery(
    blogsApi.query.library.list.queryOptions({
      input: { q: asked || undefined, start_count: 0, end_count: MOST_SHOWN },
      placeholderData: (before) => before,
    }),
  )
  const named = useQuery({
    ...blogsApi.query.library.get.queryOptions({ input: { id: blog?.id ?? '' } }),
    enabled: blog !== null && blog.title === '',
    retry: false,
  })
  const title = blog?.title || named.data?.blog.title || (named.isError ? t('blogGone') : '…')
  return (
    <Combobox
      key={blog && title === '…' ? 'unnamed' : 'named'}
      label={t('blog')}
      name="blog_id"
      required
      placeholder={t('searchBlogs')}
      choices={
        // one without a title is known by how it begins
        list.data?.blogs.map(({ id, title: name, excerpt }) => ({
          value: id,
          label: name || excerpt.slice(0, LONGEST_OPENING) || t('untitled'),
        })) ?? []
      }
      value={blog ? { value: blog.id, label: title } : null}
      onWords={setWords}
      onChange={(choice) => onChange(choice ? { id: choice.value, title: choice.label } : null)}
    />
  )
}
