import { useSession } from '../../../platform/web/session/session.ts'
import { EmailPreview, LinkedInPost, PostThread } from '../../previews/web/preview-door.ts'
import { CitedText } from '../../workflows/web/cited-text-door.ts'
import { emailOf, type Output, postsOf, wholeText } from './output.ts'
import type { Editing } from './use-derivative.ts'

const NO_NUMBERS: ReadonlyMap<string, number> = new Map()

/** A derivative as it will look where it is read. */
export function Preview({ editing: { derivative, draft }, output }: { editing: Editing; output: Output }) {
  const { name, email } = useSession()
  const author = name || email
  const { form, network } = derivative
  if (form === 'email')
    return <EmailPreview email={emailOf(derivative, output)} sender={author} allowed={derivative.placeholders} />
  if (form !== 'post' && form !== 'posts')
    return (
      <div className="wrap-anywhere max-w-measure rounded-lg border border-line bg-paper p-4 font-serif [&>*:first-child]:mt-0 [&>*:last-child]:mb-0">
        <CitedText markdown={wholeText(derivative, draft)} citations={[]} numbers={NO_NUMBERS} />
      </div>
    )
  const posts = postsOf(derivative, output)
  if (network === 'x') return <PostThread posts={posts} author={author} />
  return (
    <ol className="flex flex-col gap-4">
      {posts.map((post, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a preview holds nothing, and two posts may be alike
        <li key={at}>
          {network === 'linkedin' ? (
            <LinkedInPost text={post} author={author} />
          ) : (
            <p className="wrap-anywhere max-w-lg whitespace-pre-wrap rounded-lg border border-line bg-paper p-4">
              {post}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
