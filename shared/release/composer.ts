import { identityOf, type Code } from './code-identity.ts'

/** What composes, beside the releases. */
export const composerCode: Code = {
  sources: ['shared/release/compose.ts'],
  packages: ['node-html-parser'],
}

let known: string | undefined

/** Which composer this is: the same one makes the same generation of the same plan and releases, wherever it runs. */
export const composer = (): string => (known ??= identityOf(composerCode))
