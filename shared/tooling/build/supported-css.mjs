import css from '@eslint/css'

/**
 * Lint rule that limits CSS outside `@supports` to features of Chromium 109 and browsers of its time
 * (Baseline 2022), and to features that degrade well. The default export has only this rule: a test checks
 * the styles of composed documents with it.
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
          // A name alone has no effect. The rule still checks the properties that refer to the name.
          'anchor-name',
        ],
        allowAtRules: ['container', 'page', 'starting-style'],
        allowFunctions: ['anchor'],
        // The pages also work in browsers that ignore rules with these selectors.
        allowSelectors: ['popover-open', 'marker'],
        allowMediaConditions: ['scripting'],
        allowPropertyValues: { 'break-after': ['avoid'], 'break-inside': ['avoid'] },
      },
    ],
  },
}

export default [supportedCssConfig]
