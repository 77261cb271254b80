import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import type { Translation } from '../../words/say.ts'
import type { GameModule } from '../mounted-game.ts'
import { loadInTime } from './time-limits.ts'

/** The folder of this release's files, and the nonce of the script element that loads them. */
export interface ScriptSource {
  readonly base: string
  readonly nonce: string
}

export const GAME_MODULE_PATH = 'modules/maze.js'

/** Loads the game once for all mazes of a page. Failures are not cached: the next call tries again. */
export async function loadGame(source: ScriptSource): Promise<GameModule> {
  const module = await load(source, GAME_MODULE_PATH)
  if (isGameModule(module)) return module
  throw new Error(`${source.base} holds no game. Is all of it from the same release as robot-maze.js?`)
}

/** @returns undefined for English, which is built in, or if loading has failed */
export async function loadTranslation(
  source: ScriptSource,
  code: LanguageCode,
): Promise<Translation | undefined> {
  if (code === 'en') return undefined
  try {
    const module = await load(source, 'modules/hindi.js')
    return isTranslationModule(module) ? module.translation : undefined
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

function load({ base, nonce }: ScriptSource, file: string): Promise<unknown> {
  const known = loading.get(file)
  if (known) return known
  const attempt = () => {
    // Use another address after a failure, because browsers remember a failed module by its address.
    const again = attempts === 0 ? '' : `?attempt=${attempts}`
    const module = importChecked(base + file + again, `sha384-${__EMBED_HASHES__[file] ?? ''}`, nonce)
    module.catch(() => attempts++)
    return module
  }
  const module = loadInTime(attempt, base + file)
  loading.set(file, module)
  module.catch(() => loading.delete(file))
  return module
}

/**
 * Imports a module with a known hash. `import()` alone checks nothing, so a preload with the hash comes
 * first, and the import gets the checked copy. Neither needs a Trusted Types policy on a partner's page.
 * @param nonce the nonce of the calling script, for pages whose policy uses nonces
 * @throws Error if the file is missing or does not match the hash
 */
async function importChecked(url: string, integrity: string, nonce: string): Promise<unknown> {
  const link = document.createElement('link')
  if (link.relList.supports('modulepreload')) {
    link.rel = 'modulepreload'
    link.crossOrigin = 'anonymous'
    link.integrity = integrity
    link.nonce = nonce
    link.href = url
    try {
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', () =>
          reject(new Error(`${url} did not load, or is not the file that was built.`)),
        )
        document.head.append(link)
      })
    } finally {
      link.remove()
    }
  }
  return import(/* webpackIgnore: true */ url)
}

// Do not use `instanceof`, because a module namespace is not an instance of Object.
function isGameModule(module: unknown): module is GameModule {
  return typeof module === 'object' && module !== null && 'createGame' in module
}

function isTranslationModule(module: unknown): module is { readonly translation: Translation } {
  return typeof module === 'object' && module !== null && 'translation' in module
}
