import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown after an error. Default: nothing. */
  readonly fallback?: ReactNode
  readonly onError: (error: Error) => void
  readonly children: ReactNode
}

/** Keeps an error in a remote's code, in rendering or in an effect, from reaching the rest of the page. */
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
