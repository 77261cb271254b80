import css from '@eslint/css'

/**
 * What style sheets may use without asking for it by `@supports`: what Chromium 109 and its contemporaries have (Baseline 2022), and what
 * makes no page worse where it is not known. By default a configuration with this
 * rule only, for what is no file of ours: the styles of composed documents.
 */
export const stylesOfTheTable = {
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: {
    'css/use-baseline': [
      'error',
      {
        available: 2022,
        allowProperties: [
          // Where lines break, how text is set.
          ...['text-wrap', 'hyphens', 'text-size-adjust', 'forced-color-adjust', 'outline'],
          // The header goes by the window then (shell/layout/header-width.ts), the embedded maze by what its column is by itself.
          ...['container-type', 'container-name', 'container'],
          // Asked for by the properties that use it.
          'anchor-name',
        ],
        allowAtRules: ['container', 'page', 'starting-style'],
        allowFunctions: ['anchor'],
        // Of lists that forgive, and of rules of their own.
        allowSelectors: ['popover-open', 'marker'],
        allowMediaConditions: ['scripting'],
        allowPropertyValues: { 'break-after': ['avoid'], 'break-inside': ['avoid'] },
      },
    ],
  },
}

export default [stylesOfTheTable]
