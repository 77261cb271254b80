import { useEffect, useState, type ReactNode } from 'react'
import { PATIENCE_MS } from './patience.ts'

interface Props {
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** Appears when the wait for a page gets long. Goes as soon as the page is there. */
export function SlowNotice({ isWaiting, children }: Props) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow ? children : null
}
