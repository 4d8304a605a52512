import { Component, type ReactNode, Suspense } from 'react'

interface OptionalProps {
  /** What is there until the part has loaded, and when it cannot be. */
  instead?: ReactNode
  children: ReactNode
}

/** A part that the page can do without: while its code loads, or if that fails, the rest goes on as it is. */
export class Optional extends Component<OptionalProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { instead = null, children } = this.props
    return this.state.hasFailed ? instead : <Suspense fallback={instead}>{children}</Suspense>
  }
}
