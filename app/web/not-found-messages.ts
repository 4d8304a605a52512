export const messages = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The URL may be wrong, or the page may have been deleted.',
  toDashboard: 'Go to dashboard',
  toBlogs: 'Go to blogs',
  toSignIn: 'Sign in',
} as const
