import { Navigate, useSearch } from '@tanstack/react-router'

/** The address that phones once had of their own, `/m/blogs/editor?blog=…`: leads to the blog, or to the library. */
export function PhoneAddress() {
  const { blog } = useSearch({ strict: false }) as { blog?: unknown }
  if (!blog) return <Navigate to="/blogs" replace />
  return <Navigate to="/blogs/$blogId" params={{ blogId: String(blog) }} replace />
}
