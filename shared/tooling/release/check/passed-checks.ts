import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { hashCodeInputs, type CodeHashInputs } from '../compose/code-identity.ts'
import type { Store } from '../store/store.ts'
import { replaceFile } from '../store/files/write-whole.ts'
import type { PassedCheckStore } from './check-release.ts'

/**
 * Opens the records of passed checks, so that promoting a release does not repeat its checks:
 *
 *     <store>/checks/<app>/<version>/<hash of what it was checked against>.json
 *
 * Only the deployer writes there. The folder is safe to delete.
 */
export function openPassedCheckStore(store: Store): PassedCheckStore {
  return {
    has: (release, against) => Promise.resolve(existsSync(recordFile(store, release, against))),
    add: (release, against, fine) => replaceFile(recordFile(store, release, against), JSON.stringify(fine)),
  }
}

/** Records passed checks, but ignores earlier records, so that every check runs again. */
export function openWriteOnlyPassedCheckStore(store: Store): PassedCheckStore {
  return { ...openPassedCheckStore(store), has: () => Promise.resolve(false) }
}

const recordFile = (store: Store, release: string, against: string): string =>
  path.join(store.folder, 'checks', ...release.split('@'), `${hashOf(against).slice(0, 16)}.json`)

/** Hashes the inputs and the code of a check: after a change of either, an earlier pass no longer counts. */
const hashOf = (against: string): string =>
  createHash('sha256').update(against).update(checker()).digest('hex')

/** The code that affects a check's result, including the code that composes and serves pages. */
export const checkerHashInputs: CodeHashInputs = {
  sources: [
    'shared/tooling/build',
    ...['check', 'compose', 'programs', 'releases', 'serve', 'store'].map(
      name => `shared/tooling/release/${name}`,
    ),
    ...['address.ts', 'composition.ts', 'document.ts', 'share-scope.ts', 'typed-settings.ts'].map(
      name => `shared/contract/${name}`,
    ),
    'shared/tooling/create-remote/remote-names.ts',
  ],
  packages: [
    ...[
      '@aws-sdk/client-s3',
      '@fastify/static',
      'axe-core',
      'domhandler',
      'fastify',
      'htmlparser2',
      'playwright',
    ],
    ...['puppeteer-core', 'semver', 'zod'],
  ],
}

let known: string | undefined

const checker = (): string => (known ??= hashCodeInputs(checkerHashInputs))
