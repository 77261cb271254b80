import { createHash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { hashCodeInputs, type CodeHashInputs } from '../compose/code-identity.ts'
import { readFileWithLimit } from '../store/files/read-limited.ts'
import { passedChecksFolder, type Store } from '../store/store.ts'
import { openSignedEnvelope, signStatement } from '../store/trust/envelope.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { findDenialReason } from '../store/trust/owners.ts'
import { replaceFile } from '../store/files/write-whole.ts'
import type { PassedCheckStore } from './check-release.ts'

const CHECKED = 'https://www.kutuhal.example/release/checked/v1'
const MAX_BYTES = 1_000_000

const statementSchema = z.object({
  predicateType: z.literal(CHECKED),
  predicate: z.object({ release: z.string(), against: z.string() }),
})

/**
 * Opens the records of passed checks, so that promoting a release does not repeat its checks:
 *
 *     <store>/checks/<app>/<version>/<hash of what it was checked against>.json
 *
 * The records are signed with a key that may make the app live. The folder is safe to delete.
 */
export function openPassedCheckStore(store: Store): PassedCheckStore {
  return {
    async has(release, against) {
      const file = recordFile(store, release, against)
      const text = await readFileWithLimit(file, MAX_BYTES).catch(() => undefined)
      if (!text) return false
      const { owners } = await loadTrust(store)
      const opened = openSignedEnvelope(text.toString(), owners.keys)
      if (typeof opened === 'string') return false
      const { data } = statementSchema.safeParse(opened.statement)
      const [app = ''] = release.split('@')
      const mayRelease = findDenialReason(owners, opened.by, { right: 'promote', app }) === undefined
      return mayRelease && data?.predicate.release === release && data.predicate.against === hashOf(against)
    },
    async add(release, against, fine) {
      const { actor } = await loadTrust(store)
      const statement = signStatement(
        {
          _type: 'https://in-toto.io/Statement/v1',
          subject: [],
          predicateType: CHECKED,
          predicate: { release, against: hashOf(against), fine, at: new Date().toISOString() },
        },
        actor.key,
      )
      await replaceFile(recordFile(store, release, against), statement)
    },
  }
}

/** Records passed checks, but ignores earlier records, so that every check runs again. */
export function openWriteOnlyPassedCheckStore(store: Store): PassedCheckStore {
  return { ...openPassedCheckStore(store), has: () => Promise.resolve(false) }
}

const recordFile = (store: Store, release: string, against: string): string =>
  path.join(passedChecksFolder(store), ...release.split('@'), `${hashOf(against).slice(0, 16)}.json`)

/** Hashes the inputs and the code of a check: after a change of either, an earlier pass no longer counts. */
const hashOf = (against: string): string =>
  createHash('sha256').update(against).update(checker()).digest('hex')

/** The code that affects a check's result, including the code that composes and serves pages. */
export const checkerHashInputs: CodeHashInputs = {
  sources: [
    'shared/tooling/build',
    ...['check', 'compose', 'programs', 'serve', 'store'].map(name => `shared/tooling/release/${name}`),
    ...['address.ts', 'composition.ts', 'share-scope.ts', 'typed-settings.ts'].map(
      name => `shared/contract/${name}`,
    ),
    'shared/tooling/create-remote/remote-names.ts',
  ],
  packages: [
    ...['@sigstore/core', 'axe-core', 'domhandler', 'fastify', 'htmlparser2', 'playwright'],
    ...['puppeteer-core', 'semver', 'zod'],
  ],
}

let known: string | undefined

const checker = (): string => (known ??= hashCodeInputs(checkerHashInputs))
