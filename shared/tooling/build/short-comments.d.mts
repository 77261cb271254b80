import type { ESLint } from 'eslint'

export const shortComments: ESLint.Plugin
