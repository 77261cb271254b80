import { createContext } from 'react'
import type { LoadRemote } from './remote-loader.ts'

/** How the layout reaches remotes. While composing nothing asks: panels open in the browser only. */
export const RemotesContext = createContext<LoadRemote>(name =>
  Promise.reject(new Error(`"${name}" was asked for while composing. Remotes load in the browser only.`)),
)
