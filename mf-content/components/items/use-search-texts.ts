import { useCallback, useEffect, useState } from 'react'
import { noTexts, type SearchTexts } from '../../items/search-texts.ts'

/**
 * The contents of all items, fetched only for those who search: when a search is going on, or when `fetchTexts` is called
 * because one is likely.
 */
export function useSearchTexts(
  load: () => Promise<SearchTexts>,
  isSearching: boolean,
): { readonly texts: SearchTexts; readonly fetchTexts: () => void } {
  const [texts, setTexts] = useState(noTexts)
  // Without the contents the search still works over titles and excerpts; the next call tries again.
  const fetchTexts = useCallback(() => void load().then(setTexts, () => undefined), [load])

  useEffect(() => {
    if (isSearching) fetchTexts()
  }, [isSearching, fetchTexts])

  return { texts, fetchTexts }
}
