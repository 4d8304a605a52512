import { useKeptForm } from '../../../platform/web/session/kept-form.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import type { Derivative, Shape, Wish } from './api.ts'
import type { Draft } from './use-derivative.ts'

/** Everything that a person has put into the form. */
export interface MakeForm {
  kind: 'blog' | 'url' | 'text'
  blog: { id: string; title: string } | null
  url: string
  text: string
  /** Ids of the chosen shapes. */
  shapes: string[]
  /** Empty: the language of the original. */
  language: string
  /** Empty: no preference. */
  tone: string
  /** A brand voice's id, `none`; empty: the one of the project. */
  voice: string
  audience: string
  hashtags: number
  placeholders: string
  link: string
  isTracked: boolean
  /** Whether the model reads its text once more. */
  isReviewed: boolean
}

const untouched: MakeForm = {
  kind: 'blog',
  blog: null,
  url: '',
  text: '',
  shapes: [],
  language: '',
  tone: '',
  voice: '',
  audience: '',
  hashtags: 0,
  placeholders: 'first_name',
  link: '',
  isTracked: false,
  isReviewed: true,
}

/** What is typed into the form, kept for its person on this device. A blog named in the address comes before what was kept. */
export function useMakeForm(blogId: string): [MakeForm, (change: Partial<MakeForm>) => void] {
  const { uniqueId } = useSession()
  return useKeptForm<MakeForm>(`repurpose-${uniqueId}`, (kept) => ({
    ...untouched,
    ...kept,
    ...(blogId ? { kind: 'blog', blog: { id: blogId, title: '' } } : {}),
  }))
}

/** What is to be turned, as the call names it. An empty one is refused by the server, which says so at its field. */
export function originalOf({ kind, blog, url, text }: MakeForm): Pick<Wish, 'blog_id' | 'url' | 'text'> {
  if (kind === 'blog') return { blog_id: blog?.id ?? '' }
  return kind === 'url' ? { url: url.trim() } : { text }
}

/** The chosen options, as the call takes them. */
export function optionsOf(form: MakeForm, shapes: readonly Shape[]): Omit<Wish, 'shape_id'> {
  const { language, tone, voice, audience, hashtags, placeholders, link, isTracked, isReviewed } = form
  return {
    ...(language ? { language: language as NonNullable<Wish['language']> } : {}),
    ...(tone ? { tone: tone as NonNullable<Wish['tone']> } : {}),
    ...(voice ? { brand_voice_id: voice } : {}),
    audience,
    hashtags,
    ...(shapes.some((shape) => shape.form === 'email') ? { placeholders } : {}),
    link: link.trim(),
    is_tracked: isTracked,
    ...(isReviewed ? {} : { review: false }),
  }
}

/** The options by which a text was made, with its link as it is now; `asItHolds` forgets a voice that was deleted since. */
export function optionsAgain(
  { language, placeholders, asked_for: { brand_voice_id, ...asked } }: Derivative,
  { link, is_tracked }: Draft,
  asItHolds: (voice: string | null) => string | null,
): Omit<Wish, 'shape_id'> {
  const voice = asItHolds(brand_voice_id)
  return {
    ...asked,
    ...(voice ? { brand_voice_id: voice } : {}),
    language: language as NonNullable<Wish['language']>,
    placeholders,
    link: link.trim(),
    is_tracked,
  }
}
