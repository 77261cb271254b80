import { useEffect, useReducer } from 'react'
import { draftReducer, newDraft } from '../maze/draft.ts'

/** Slow enough to follow each line, ms. */
const LINE_TIME = 600

/** The game in which the program is written first; it runs by itself once it has been started. */
export function useDraftedMaze() {
  const [draft, dispatch] = useReducer(draftReducer, newDraft)
  const isRunning = draft.status === 'running'

  useEffect(() => {
    if (!isRunning) return
    const clock = setInterval(() => dispatch({ type: 'stepped' }), LINE_TIME)
    return () => clearInterval(clock)
  }, [isRunning])

  return [draft, dispatch] as const
}
