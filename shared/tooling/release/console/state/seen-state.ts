import { existsSync } from 'node:fs'
import { readdir, readlink, stat } from 'node:fs/promises'
import path from 'node:path'
import { ownersFile } from '../../store/trust/owners-file.ts'
import type { Store } from '../../store/store.ts'
import { consoleState, type ConsoleState } from './console-state.ts'

/** Every hash of what is live is compared when the state is read, so it is read anew after a change, and now and then; ms. */
const BELIEVED_MS = 60_000
/** How often others' changes are asked for in an object store; ms. */
const ASK_AGAIN_MS = 5_000

export interface SeenState {
  /** As it is now, or was when nothing of what it goes by was different. */
  now(): Promise<ConsoleState>
  /** Forgets what is known. */
  lookAgain(): void
}

/** Remembers the state of a store between two looks of the page. */
export function seenState(store: Store): SeenState {
  let known: { readonly sign: string; readonly at: number; readonly state: Promise<ConsoleState> } | undefined
  let askedAt = 0
  return {
    async now() {
      if (store.shared && Date.now() - askedAt > ASK_AGAIN_MS) {
        askedAt = Date.now()
        await store.shared.update()
      }
      const sign = await signOf(store)
      if (known?.sign !== sign || Date.now() - known.at > BELIEVED_MS) {
        const seen = { sign, at: Date.now(), state: consoleState(store) }
        known = seen
        // What could not be read is no state to remember.
        seen.state.catch(() => {
          if (known === seen) known = undefined
        })
      }
      return known.state
    },
    lookAgain() {
      known = undefined
    },
  }
}

/** Names and links by which every change of a store shows. */
async function signOf(store: Store): Promise<string> {
  const names = async (...at: string[]) => {
    const folder = path.join(store.folder, ...at)
    return existsSync(folder) ? (await readdir(folder)).sort() : []
  }
  const apps = await names('apps')
  return JSON.stringify([
    await readlink(path.join(store.folder, store.pointer)).catch(() => ''),
    await names('deployments', store.pointer),
    await names('sites'),
    await Promise.all(apps.map(app => names('apps', app))),
    await stat(ownersFile(store)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  ])
}
