import { createContext } from 'react'
import type { Remotes } from './remotes.ts'

/** How the layout reaches remotes. While composing nothing asks: panels open in the browser only. */
export const RemotesContext = createContext<Remotes>({
  use: name =>
    Promise.reject(new Error(`"${name}" was asked for while composing. Remotes load in the browser only.`)),
  prefetch: () => undefined,
  giveUp: () => false,
  renew: () => Promise.resolve(),
})
