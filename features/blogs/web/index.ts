import { NotebookPen, Plus } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'
import { editorRoutes } from './editor/routes.ts'

export const web: WebFeature = {
  name: 'blogs',
  routes: [
    {
      path: '/blogs',
      who: 'user',
      flag: 'docs',
      page: () => import('./library/LibraryPage.tsx').then((m) => m.LibraryPage),
    },
    ...editorRoutes,
  ],
  navigation: [{ path: '/blogs', label: phrase(messages, 'blogs'), icon: NotebookPen, order: 20, flag: 'docs' }],
  commands: [
    {
      id: 'new-blog',
      label: phrase(messages, 'newBlog'),
      alsoFoundBy: phrase(messages, 'newBlogWords'),
      icon: Plus,
      flag: 'docs',
      may: 'blog:create',
      run: (tools) => import('./library/start-blog.ts').then((m) => m.startBlog(tools)),
    },
  ],
  finders: [
    {
      label: phrase(messages, 'blogs'),
      icon: NotebookPen,
      find: (words, signal) => import('./library/find-blogs.ts').then((m) => m.findBlogs(words, signal)),
    },
  ],
}
