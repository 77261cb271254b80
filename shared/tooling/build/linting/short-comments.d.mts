import type { ESLint } from 'eslint'

export const shortCommentsPlugin: ESLint.Plugin
