import { importChecked } from './checked-module.ts'
import type { GameModule } from './game.ts'

/** Where this release's files are, and the nonce with which its first script came. */
export interface Source {
  readonly base: string
  readonly nonce: string
}

const GAME = 'modules/maze.js'

let loading: Promise<GameModule> | undefined
let attempts = 0

/** One game script for all mazes of a page. A failure is not kept: the next call tries again. */
export function loadGame({ base, nonce }: Source): Promise<GameModule> {
  // A browser remembers for an address that it failed.
  const again = attempts === 0 ? '' : `?attempt=${attempts}`
  loading ??= importChecked(base + GAME + again, integrityOf(GAME), nonce)
    .then(module => {
      if (isGameModule(module)) return module
      throw new Error(`${base}${GAME} holds no game. Is it from the same release as robot-maze.js?`)
    })
    .catch((error: unknown) => {
      loading = undefined
      attempts++
      throw error
    })
  return loading
}

function integrityOf(module: string): string {
  return `sha384-${__EMBED_HASHES__[module] ?? ''}`
}

function isGameModule(module: unknown): module is GameModule {
  // A module's namespace is no instance of Object.
  return typeof module === 'object' && module !== null && 'createGame' in module
}
