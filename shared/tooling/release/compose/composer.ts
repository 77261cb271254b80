import { below, identityOf, type Code } from './code-identity.ts'

/** What composes, apart from the releases. */
export const composerCode: Code = {
  sources: [...below('shared/tooling', 'build', 'release/compose', 'release/store'), 'shared/contract'],
  packages: ['@sigstore/core', 'domhandler', 'htmlparser2', 'zod'],
}

let known: string | undefined

/** Which composer this is: the same one makes the same generation of the same plan and releases, wherever it runs. */
export const composer = (): string => (known ??= identityOf(composerCode))
