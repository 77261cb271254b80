import css from '@eslint/css'

/**
 * What style sheets may use without `@supports`: features of Chromium 109 and browsers of its time (Baseline
 * 2022), and features that degrade well. By default a configuration with this rule only, to check the styles
 * of composed documents.
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
          // Line breaking and text rendering.
          ...['text-wrap', 'hyphens', 'text-size-adjust', 'forced-color-adjust', 'outline'],
          // Fallbacks: the header uses the window (shell/layout/menu-styles.ts), the maze its own width.
          ...['container-type', 'container-name', 'container'],
          // Checked by the properties that use it.
          'anchor-name',
        ],
        allowAtRules: ['container', 'page', 'starting-style'],
        allowFunctions: ['anchor'],
        // Used in forgiving lists or in rules of their own.
        allowSelectors: ['popover-open', 'marker'],
        allowMediaConditions: ['scripting'],
        allowPropertyValues: { 'break-after': ['avoid'], 'break-inside': ['avoid'] },
      },
    ],
  },
}

export default [stylesOfTheTable]
