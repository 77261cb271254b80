import { filesInFolder, codeIdentity, type CodeInputs } from './code-identity.ts'

/** The code that affects composing, apart from the code of the releases. */
export const composerCodeInputs: CodeInputs = {
  sources: [
    ...filesInFolder('shared/tooling', 'build', 'release/compose', 'release/store'),
    ...filesInFolder('shared/contract', 'address.ts', 'composition.ts', 'share-scope.ts'),
  ],
  packages: ['@sigstore/core', 'domhandler', 'htmlparser2', 'zod'],
}

let known: string | undefined

/** Identifies the composer: with equal plans and releases, equal composers make equal generations. */
export const composerIdentity = (): string => (known ??= codeIdentity(composerCodeInputs))
