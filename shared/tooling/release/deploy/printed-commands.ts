import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { removeControlCharacters } from '../compose/sandbox/plain-text.ts'
import { quoteForShell } from '../store/quote-for-shell.ts'
import type { Store } from '../store/store.ts'

const COMMAND = 'npm run release -- '

/**
 * Adds the store and the site to the commands in a text, so that copied commands work. Removes control
 * characters, since parts of the text may come from others.
 */
export function addStoreOptionsToCommands(text: string, store: Store): string {
  const place = store.bucket?.address ?? store.folder
  const options = [
    ...(place === path.join(projectRoot, '.store') ? [] : ['--store', quoteForShell(place)]),
    ...(store.pointer === 'live' ? [] : ['--site', store.pointer]),
  ]
  return removeControlCharacters(text).replaceAll(COMMAND, () => [COMMAND.trim(), ...options, ''].join(' '))
}
