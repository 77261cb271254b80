import { useCallback, useEffect, useState } from 'react'
import { noTexts, type SearchTexts } from '../../items/search-texts.ts'

interface Search {
  readonly texts: SearchTexts
  /** False while contents are still on their way: nothing found so far does not mean that there is nothing. */
  readonly isComplete: boolean
  readonly fetchTexts: () => void
}

/**
 * The contents of all items, fetched only for those who search: when something is searched for, or when `fetchTexts` is
 * called because that is likely. Without the contents the search still works over titles and excerpts; every new text tries
 * again to get them.
 */
export function useSearchTexts(load: () => Promise<SearchTexts>, searched: string): Search {
  const [texts, setTexts] = useState(noTexts)
  const [isSettled, setSettled] = useState(false)
  const fetchTexts = useCallback(() => {
    void load()
      .then(setTexts, () => undefined)
      .finally(() => setSettled(true))
  }, [load])

  useEffect(() => {
    if (searched !== '') fetchTexts()
  }, [searched, fetchTexts])

  return { texts, isComplete: searched === '' || isSettled, fetchTexts }
}
