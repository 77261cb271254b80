import { useEffect, useState, type ReactNode } from 'react'
import { PATIENCE_MS } from './patience.ts'

interface Props {
  readonly hasFailed: boolean
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** Appears when a page has failed, or when the wait for it gets long. Goes as soon as the page is there. */
export function NoticeWhenDue({ hasFailed, isWaiting, children }: Props) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return hasFailed || (isWaiting && isSlow) ? children : null
}
