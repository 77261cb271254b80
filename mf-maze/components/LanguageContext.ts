import { createContext, useContext } from 'react'
import { english } from '../maze/english.ts'
import type { Language } from '../maze/language.ts'

/** The site speaks English; on pages of partners the maze may speak another language (embed/modules/maze.tsx). */
export const LanguageContext = createContext<Language>(english)

export const useLanguage = (): Language => useContext(LanguageContext)
