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
          // These only refine line breaks and text rendering.
          ...['text-wrap', 'hyphens', 'text-size-adjust', 'forced-color-adjust', 'outline'],
          // Both uses, the header (menus.tsx) and the maze, have a fallback.
          ...['container-type', 'container-name', 'container'],
          // A name alone has no effect, and the rule still checks the properties that use it.
          'anchor-name',
          // The first view without these is laid out later, and looks the same.
          ...[
            'content-visibility',
            'contain-intrinsic-height',
            'contain-intrinsic-size',
            'overflow-clip-margin',
          ],
        ],
        allowAtRules: ['container', 'page', 'starting-style'],
        allowFunctions: ['anchor'],
        // The pages also work in browsers that ignore rules with these selectors.
        allowSelectors: ['has', 'marker', 'popover-open'],
        allowMediaConditions: ['scripting'],
        allowPropertyValues: { 'break-after': ['avoid'], 'break-inside': ['avoid'] },
      },
    ],
  },
}

export default [supportedCssConfig]
