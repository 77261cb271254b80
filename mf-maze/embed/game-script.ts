import type { Language, LanguageCode } from '../maze/language.ts'
import { importChecked } from './checked-module.ts'
import type { GameModule } from './game.ts'
import { inTime, twice } from './time-limits.ts'

/** The folder of this release's files, and the nonce of its first script. */
export interface Source {
  readonly base: string
  readonly nonce: string
}

export const GAME = 'modules/maze.js'

/** One script for all mazes of a page. Failures are not cached: the next call tries again. */
export async function loadGame(source: Source): Promise<GameModule> {
  const module = await load(source, GAME)
  if (isGameModule(module)) return module
  throw new Error(`${source.base} holds no game. Is all of it from the same release as robot-maze.js?`)
}

/** @returns nothing for English, which is built in, or if the language failed to load */
export async function loadLanguage(source: Source, code: LanguageCode): Promise<Language | undefined> {
  if (code === 'en') return undefined
  try {
    const module = await load(source, 'modules/hindi.js')
    return isLanguageModule(module) ? module.language : undefined
  } catch (error) {
    console.error(
      `The words of the maze in the language "${code}" did not load, so it speaks English.`,
      error,
    )
    return undefined
  }
}

const loading = new Map<string, Promise<unknown>>()
let attempts = 0

function load({ base, nonce }: Source, file: string): Promise<unknown> {
  const known = loading.get(file)
  if (known) return known
  const attempt = () => {
    // Browsers remember a failed module by its address.
    const again = attempts === 0 ? '' : `?attempt=${attempts}`
    const module = importChecked(base + file + again, `sha384-${__EMBED_HASHES__[file] ?? ''}`, nonce)
    module.catch(() => attempts++)
    return module
  }
  const module = inTime(twice(attempt), base + file)
  loading.set(file, module)
  module.catch(() => loading.delete(file))
  return module
}

// A module namespace is not an instance of Object.
function isGameModule(module: unknown): module is GameModule {
  return typeof module === 'object' && module !== null && 'createGame' in module
}

function isLanguageModule(module: unknown): module is { readonly language: Language } {
  return typeof module === 'object' && module !== null && 'language' in module
}
