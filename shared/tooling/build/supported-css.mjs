import css from '@eslint/css'

/**
 * Lint rule for CSS that needs no `@supports`: features of Chromium 109 and browsers of its time (Baseline
 * 2022), and features that degrade well. Its default export has only this rule, to check the styles of
 * composed documents.
 */
export const supportedCssConfig = {
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
          // The next properties only refine line breaks and text rendering.
          ...['text-wrap', 'hyphens', 'text-size-adjust', 'forced-color-adjust', 'outline'],
          // Both uses of container queries have a fallback: the header (menus.tsx) and the maze.
          ...['container-type', 'container-name', 'container'],
          // The rule checks the properties that refer to an anchor's name.
          'anchor-name',
        ],
        allowAtRules: ['container', 'page', 'starting-style'],
        allowFunctions: ['anchor'],
        // Browsers ignore unknown selectors where these are used.
        allowSelectors: ['popover-open', 'marker'],
        allowMediaConditions: ['scripting'],
        allowPropertyValues: { 'break-after': ['avoid'], 'break-inside': ['avoid'] },
      },
    ],
  },
}

export default [supportedCssConfig]
