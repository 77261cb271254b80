import { createContext, use } from 'react'

/** Where a visitor is. */
export interface PageLocation {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly search: string
  /** With its number sign; empty without one. */
  readonly hash: string
  /** What the entry of the history carries. */
  readonly state: unknown
}

export interface NavigateOptions {
  /** In the place of the entry that the history shows, not behind it. */
  readonly replace?: boolean
  /** Whatever can be cloned. */
  readonly state?: unknown
}

/** @param to an address of this site that begins with a slash */
export type Navigate = (to: string, options?: NavigateOptions) => void

export interface Whereabouts {
  readonly location: PageLocation
  readonly navigate: Navigate
}

/** Of the visitor; in the browser shell/navigation/BrowserLocation.tsx sees to it. */
export const WhereaboutsContext = createContext<Whereabouts | undefined>(undefined)

/** For whoever renders a page that nobody leaves: composing, and tests. */
export function stayingAt(pathname: string): Whereabouts {
  return { location: { pathname, search: '', hash: '', state: null }, navigate: () => undefined }
}

export const useLocation = (): PageLocation => useWhereabouts().location

/** @returns the same function for the whole visit */
export const useNavigate = (): Navigate => useWhereabouts().navigate

function useWhereabouts(): Whereabouts {
  const whereabouts = use(WhereaboutsContext)
  if (whereabouts) return whereabouts
  throw new Error('Nobody says where the visitor is. Render inside a WhereaboutsContext.')
}
