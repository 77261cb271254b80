import { createContext, useContext } from 'react'
import { english } from '../maze/english.ts'
import type { Language } from '../maze/language.ts'

/** The site speaks English; on partners' pages the maze may use another language (embed/modules/maze.tsx). */
export const LanguageContext = createContext<Language>(english)

export const useLanguage = (): Language => useContext(LanguageContext)
