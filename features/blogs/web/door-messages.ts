export const messages = {
  blogs: 'Blogs',
  newBlog: 'New blog',
  newBlogWords: 'write document text page draft start',
} as const
