import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while. */
export function useSteady<T>(value: T, quietMs: number): T {
  const [steady, setSteady] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSteady(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return steady
}
