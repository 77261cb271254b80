import { Component, type ReactNode } from 'react'

interface Props {
  /** The content to show after an error; by default nothing. */
  readonly fallback?: ReactNode
  readonly onError: (error: Error) => void
  readonly children: ReactNode
}

/** Catches errors in a remote's code, in rendering or in an effect, so that the rest of the page works. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
