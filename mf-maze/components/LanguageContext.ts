import { createContext, useContext } from 'react'
import { english } from '../maze/english.ts'
import type { Language } from '../maze/language.ts'

/** The language of the maze. Partners can choose another language than English (embed/modules/maze.tsx). */
export const LanguageContext = createContext<Language>(english)

export const useLanguage = (): Language => useContext(LanguageContext)
