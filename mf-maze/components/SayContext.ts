import { createContext, useContext } from 'react'
import { createSay } from '../words/say.ts'

/** English by default. */
export const SayContext = createContext(createSay())

export const useSay = () => useContext(SayContext)
