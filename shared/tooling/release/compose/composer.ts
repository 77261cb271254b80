import { below, identityOf, type Code } from './code-identity.ts'

/** What composes, beside the releases. */
export const composerCode: Code = {
  sources: [
    'shared/tooling/release/compose',
    ...below(
      'shared/tooling/release/store',
      'changed-text.mjs',
      'document-hashes.ts',
      'document-path.ts',
      'error-code.ts',
      'file-writer-thread.mjs',
      'file-writer.ts',
      'flush.ts',
      'kept-from.ts',
      'lock-holder.ts',
      'partners-page-owner.ts',
      'share-file.ts',
      'store.ts',
      'verify-release.ts',
      'write-whole.ts',
    ),
    ...below(
      'shared/tooling/release/store/trust',
      'build-record.ts',
      'envelope.ts',
      'first-use.ts',
      'owners-file.ts',
      'owners.ts',
      'provenance.ts',
      'signed-release.ts',
      'signing-key.ts',
    ),
    'shared/contract/address.ts',
    'shared/contract/composition.ts',
    'shared/contract/share-scope.ts',
    ...below(
      'shared/tooling/build',
      'build-record.ts',
      'fingerprint.ts',
      'in-turn.ts',
      'project-root.ts',
      'sha384.ts',
    ),
  ],
  packages: ['@sigstore/core', 'domhandler', 'htmlparser2', 'zod'],
}

let known: string | undefined

/** Which composer this is: the same one makes the same generation of the same plan and releases, wherever it runs. */
export const composer = (): string => (known ??= identityOf(composerCode))
