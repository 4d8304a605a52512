/** The texts of the choice of a blog, which stands on pages that show nothing else of this feature. */
export const messages = {
  blog: 'Blog',
  searchBlogs: 'Search your blogs',
  blogGone: 'This blog is no longer available',
  untitled: 'Untitled',
} as const
