import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { below, identityOf, type Code } from '../compose/code-identity.ts'
import { recordsFolder, type Store } from '../store/store.ts'
import { unfinishedName } from '../store/write-whole.ts'
import type { Memory } from './check-release.ts'

/**
 * Checks that a release has passed, so that promoting it does not repeat them:
 *
 *     <store>/checks/<app>/<version>/<hash of what it was checked against>.json
 *
 * Only what was fine is noted. Removing the folder does no harm.
 */
export function recordsIn(store: Store): Memory {
  return {
    has: (release, against) => existsSync(recordFile(store, release, against)),
    async add(release, against, fine) {
      const file = recordFile(store, release, against)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = unfinishedName(file)
      await writeFile(
        unfinished,
        JSON.stringify({ release, against, fine, at: new Date().toISOString() }, null, 2),
      )
      await rename(unfinished, file)
    },
  }
}

/** The same for a check that is to be made again, whatever is known. */
export function freshRecordsIn(store: Store): Memory {
  return { ...recordsIn(store), has: () => false }
}

function recordFile(store: Store, release: string, against: string): string {
  const hash = createHash('sha256').update(against).update(checker()).digest('hex')
  return path.join(recordsFolder(store), ...release.split('@'), `${hash.slice(0, 16)}.json`)
}

/** What checks, and what composes and serves the pages that it looks at: a check by other code is another check. */
export const checkCode: Code = {
  sources: [
    'shared/contract/address.ts',
    'shared/contract/composition.ts',
    'shared/contract/share-scope.ts',
    'shared/contract/typed-settings.ts',
    ...below(
      'shared/tooling/build',
      'build-record.ts',
      'container-name.ts',
      'fingerprint.ts',
      'in-turn.ts',
      'made-by.ts',
      'project-root.ts',
      'release.ts',
      'sha384.ts',
    ),
    'shared/tooling/release/check',
    ...below(
      'shared/tooling/release/compose',
      'code-identity.ts',
      'contract-problem.ts',
      'documents.ts',
      'frame.ts',
      'gists.ts',
      'host-route.ts',
      'kept-pages.ts',
      'missing-page-error.ts',
      'page-tree.ts',
      'pinned-releases.ts',
      'pins-file.ts',
      'server-build.ts',
      'site.ts',
    ),
    'shared/tooling/release/compose/apart',
    ...below('shared/tooling/release/programs', 'browser.ts', 'debian-program.ts', 'firefox.ts'),
    ...below(
      'shared/tooling/release/serve',
      'embed-files.ts',
      'headers.ts',
      'object-headers.ts',
      'partners.ts',
      'send-file.ts',
      'serve.ts',
      'site-paths.ts',
    ),
    ...below(
      'shared/tooling/release/store',
      'buckets.ts',
      'changed-text.mjs',
      'deeds.ts',
      'deployments.ts',
      'document-hashes.ts',
      'document-path.ts',
      'embeds.ts',
      'error-code.ts',
      'file-writer-thread.mjs',
      'file-writer.ts',
      'flush.ts',
      'kept-from.ts',
      'lock-holder.ts',
      'lock.ts',
      'partners-page-owner.ts',
      'server-access.ts',
      'store.ts',
      'verify-release.ts',
      'write-whole.ts',
    ),
    'shared/tooling/release/store/trust',
  ],
  packages: [
    ...['@sigstore/core', 'axe-core', 'domhandler', 'fastify', 'htmlparser2', 'playwright'],
    ...['puppeteer-core', 'semver', 'zod'],
  ],
}

let known: string | undefined

const checker = (): string => (known ??= identityOf(checkCode))
