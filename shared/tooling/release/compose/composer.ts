import { below, identityOf, type Code } from './code-identity.ts'

/** The code that composes, without the releases. */
export const composerCode: Code = {
  sources: [...below('shared/tooling', 'build', 'release/compose', 'release/store'), 'shared/contract'],
  packages: ['@sigstore/core', 'domhandler', 'htmlparser2', 'zod'],
}

let known: string | undefined

/** Identifies the composer. The same one makes the same generation of the same plan and releases anywhere. */
export const composer = (): string => (known ??= identityOf(composerCode))
