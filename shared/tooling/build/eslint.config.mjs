import path from 'node:path'
import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import baselineJs from 'eslint-plugin-baseline-js'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import translated from 'eslint-plugin-react-google-translate'
import reactHooks from 'eslint-plugin-react-hooks'
import { tsImport } from 'tsx/esm/api'
import tseslint from 'typescript-eslint'
import { shortCommentsPlugin } from './linting/short-comments.mjs'
import { supportedCssConfig } from './linting/supported-css.mjs'

const { appFolder, apps, isInstalledPackage, projectRoot } = await tsImport(
  '@kutuhal/build/apps.ts',
  import.meta.url,
)
const remotes = apps
  .filter(app => app !== 'shell')
  .map(app => path.relative(projectRoot, appFolder(app)) || '.')
const settings = path.join(projectRoot, isInstalledPackage ? 'tsconfig.json' : 'tsconfig.base.json')
const browsers = isInstalledPackage
  ? fileURLToPath(new URL('.browserslistrc', import.meta.url))
  : path.join(projectRoot, '.browserslistrc')
/**
 * In this repository only `npm run test:full` has the two slowest rules: they need types or compile each
 * component, take half of ESLint's time and rarely find anything.
 */
const hasSlowRules = isInstalledPackage || process.env.FULL_TESTS === '1'
const appSources = isInstalledPackage ? '**/*' : '**/{shell,mf-*,contract,ui}/**/*'

/**
 * Import rules (shared/docs/start/how-it-works.md): shared imports no app; an app imports itself and shared
 * only; a remote imports one way, remote.tsx -> pages -> components -> domain.
 */
const importRule = {
  basePath: projectRoot,
  zones: [
    {
      target: './shared',
      from: ['./shell', ...remotes.map(remote => `./${remote}`)],
      message: 'shared/ knows no app. Move what both need into shared/.',
    },
    {
      target: ['./{shell,mf-*}/**/*', './shared/!(lab)/**/*'],
      from: './shared/lab/**/*',
      message:
        'The laboratory measures what ships: nothing leans on it. Move what both need into shared/tooling/testing.',
    },
    ...(isInstalledPackage ? [] : ['shell', ...remotes]).map(app => ({
      target: `./${app}`,
      from: ['shell', ...remotes].filter(other => other !== app).map(other => `./${other}`),
      message: 'Apps meet at run time only. Move what both need into shared/.',
    })),
    ...remotes.flatMap(remote => [
      {
        target: `./${remote}/!(pages|features)/**/*`,
        from: [`./${remote}/pages/**/*`, `./${remote}/features/*/pages/**/*`],
        message: 'Pages are imported by remote.tsx only.',
      },
      {
        target: [`./${remote}/features/*/*`, `./${remote}/features/*/!(pages)/**/*`],
        from: `./${remote}/features/*/pages/**/*`,
        message: 'Pages are imported by remote.tsx only.',
      },
      {
        target: [
          `./${remote}/!(pages|panels|embed|components|features|lists)/**/*`,
          `./${remote}/{features/*,lists}/*`,
        ],
        from: [`./${remote}/{components,panels}/**/*`, `./${remote}/{features/*,lists}/components/**/*`],
        message: 'The domain does not know its components.',
      },
      {
        target: `./${remote}/!(embed)/**/*`,
        from: `./${remote}/embed/**/*`,
        message: 'What runs on pages of others is imported by nothing of the site.',
      },
    ]),
  ],
}

const outsideBrowsers = {
  target: ['./shell/!(composing|e2e|testing)/**/*', './shell/*'],
  from: './shell/composing/**/*',
  message: 'Only the shell’s server build has what composes.',
}

const outsideBundles = {
  target: isInstalledPackage
    ? ['./!(e2e)/**/*', './remote.tsx']
    : [
        './shell/!(e2e|testing)/**/*',
        './shell/!(eslint.config.mjs)',
        './mf-*/!(gateway|e2e|embed|testing)/**/*',
        './mf-*/embed/!(e2e)/**/*',
        './mf-*/embed/*',
        './mf-*/!(eslint.config.mjs)',
        './shared/{contract,ui}/**/*',
      ],
  from: isInstalledPackage
    ? ['./node_modules/@kutuhal/{build,release,testing}/**/*']
    : ['./shared/{tooling,test-material}/**/*', './{shell,mf-*}/testing/**/*'],
  message: 'Build, release and test code never enters a bundle.',
}

const roomZones = [
  {
    target: ['./shared/tooling/build/*', './shared/tooling/build/!(new-remote)/**/*'],
    from: './shared/tooling/{drawings,release,testing}/**/*',
    message: 'The build knows nothing of what becomes of a release.',
  },
  {
    target: './shared/tooling/release/store/**/*',
    from: './shared/tooling/{drawings,testing,release/!(store|node_modules)}/**/*',
    message: 'The store knows none of the other rooms.',
  },
  {
    target: './shared/tooling/release/store/{files,objects}/**/*',
    from: ['./shared/tooling/release/store/*', './shared/tooling/release/store/!(files|objects)/**/*'],
    message: 'Files and objects know nothing of what the store keeps in them.',
  },
  {
    target: './shared/tooling/release/store/files/**/*',
    from: './shared/tooling/release/store/objects/**/*',
    message: 'A folder is written without a bucket.',
  },
  {
    target: './shared/tooling/release/{record,releases}/**/*',
    from: './shared/tooling/{drawings,testing,release/!(store|record|releases|node_modules)}/**/*',
    message: 'What should be live and what is published depend on nothing that is made of it.',
  },
  {
    target: './shared/tooling/release/compose/**/*',
    from: './shared/tooling/{drawings,testing,release/!(store|releases|compose|node_modules)}/**/*',
    message: 'Composing knows releases only: a generation depends on nothing else.',
  },
  {
    target: './shared/tooling/release/{serve,check,deploy}/**/*',
    from: './shared/tooling/{drawings,testing,release/{commands,working-tree}}/**/*',
    message: 'Commands stand above what they use.',
  },
]

/** Tests may import remote.tsx, since they act as the host. */
const onlyHostZones = remotes.map(remote => ({
  target: `./${remote}`,
  from: `./${remote}/remote.tsx`,
  message: 'Only the host imports remote.tsx.',
}))

const withTypes = { parserOptions: { project: [settings], tsconfigRootDir: projectRoot } }

/** In this repository oxlint runs the rules that need types (.oxlintrc.json): it is faster than ESLint. */
const typescriptRules = isInstalledPackage
  ? [
      ...tseslint.configs.recommendedTypeChecked,
      {
        languageOptions: withTypes,
        rules: {
          // Allow async event handlers: React ignores the promises that they return.
          '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        },
      },
    ]
  : tseslint.configs.recommended

const supportedObjectTypes = {
  'baseline-js/use-baseline': [
    'error',
    {
      available: 2022,
      includeWebApis: { preset: 'type-aware' },
      includeJsBuiltins: { preset: 'type-aware' },
      ignoreFeatures: [
        // shell/bootstrap/popover-polyfill.ts
        'popover',
        // Browsers ignore these two attributes if they do not support them.
        'fetch-priority',
        'loading-lazy',
        // The code tests for each of the next three features before it uses them.
        'trusted-types',
        'network-information',
        'navigation',
        // shell/bootstrap/first-view.ts checks for this feature before use.
        'check-visibility',
        // Only the maze for partners uses constructed style sheets.
        'constructed-stylesheets',
        // The code only writes to the clipboard. The feature's Baseline year is later, because it covers
        // reading, too.
        'async-clipboard',
      ],
    },
  ],
}

/**
 * shared/docs/decisions/23-browsers-and-node.md. `compat` reads .browserslistrc and allows features behind a
 * check. `baseline-js` also knows the types of objects, but takes only a year: Chromium 109 and browsers of
 * its time support Baseline 2022.
 */
const inBrowsers = {
  files: [`${appSources}.{ts,tsx}`],
  ignores: [
    '**/*.{test,spec}.{ts,tsx}',
    '**/playwright.config.ts',
    '**/{e2e,composing,testing,gateway,fixtures}/**',
    '**/*.data.ts',
  ],
  extends: [compat.configs['flat/recommended']],
  ...(hasSlowRules ? { languageOptions: withTypes } : {}),
  plugins: { 'baseline-js': baselineJs, 'es-x': esX },
  settings: {
    lintAllEsApis: true,
    browserslistOpts: { config: browsers },
    // The code uses these with `?.`, which the rule does not recognise as a check.
    polyfills: ['trustedTypes', 'navigator.connection', 'document.adoptedStyleSheets'],
  },
  rules: {
    // These are features of ES2022, TypeScript's target, that Safari 15.4 lacks.
    'es-x/no-class-static-block': 'error',
    // `supportedObjectTypes` misses these methods on readonly arrays.
    'es-x/no-array-prototype-toreversed': ['error', { aggressive: true }],
    'es-x/no-array-prototype-tosorted': ['error', { aggressive: true }],
    'es-x/no-array-prototype-tospliced': ['error', { aggressive: true }],
    ...(hasSlowRules ? supportedObjectTypes : {}),
  },
}

const READ_WITH_LIMIT =
  'Others can write to a store: a pipe there would block the caller, and a large file fill the memory. Use store/files/read-limited.ts.'

/**
 * The rules for every file. `npm run lint` uses this file directly; editors and ESLint in an app's folder use
 * the eslint.config.mjs there. Patterns begin with `**` because ESLint resolves them relative to either file.
 */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.cache/**',
      '**/.store/**',
      '**/node_modules/**',
      '**/public/**',
      '**/test-results/**',
      // WordPress uses these files as they are, without a build.
      '**/embed/wordpress/**',
    ],
  },
  supportedCssConfig,
  {
    ignores: ['**/*.css'],
    extends: [js.configs.recommended, typescriptRules, jsxA11y.flatConfigs.strict],
    plugins: { 'import-x': importX, house: shortCommentsPlugin, translated },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: settings })] },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          ...importRule,
          zones: [...importRule.zones, outsideBundles, outsideBrowsers, ...roomZones, ...onlyHostZones],
        },
      ],
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
          message:
            'Text becomes markup in shared/ui/Prose.tsx only, and only after sanitising: import it from an .html file.',
        },
      ],
      'house/short-comments': 'error',
      // Safari drops list semantics for lists without bullets, and `role="list"` restores them.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // The maze's board handles keys itself, and a "group" may scroll.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['application', 'group'], tags: [] }],
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
      // Translation tools replace text nodes, and React would throw when it inserts before one that is gone.
      'translated/no-conditional-text-nodes-with-siblings': 'error',
    },
  },
  inBrowsers,
  {
    files: ['**/*.tsx', `${appSources}.ts`],
    ignores: ['**/*.{test,spec}.ts', '**/playwright.config.ts', '**/{e2e,composing,testing,gateway}/**'],
    ...(hasSlowRules
      ? { extends: [reactHooks.configs.flat.recommended] }
      : {
          plugins: { 'react-hooks': reactHooks },
          rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
        }),
  },
  {
    files: ['**/ui/Prose.tsx', '**/ui/ComposedPart.tsx', '**/page/PageHost.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      ...['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/playwright.config.ts'],
      '**/fixtures/**',
    ],
    rules: { 'import-x/no-restricted-paths': ['error', importRule] },
  },
  {
    files: ['**/release/{store,compose}/**/*.ts'],
    // These read what only who runs the command has written: a build, a private key, installed packages.
    ignores: ['**/*.test.ts', '**/fixtures/**', '**/{store,signing-key,code-identity}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'node:fs/promises', importNames: ['readFile'], message: READ_WITH_LIMIT },
            {
              name: 'node:fs',
              importNames: ['readFile', 'readFileSync', 'createReadStream'],
              message: READ_WITH_LIMIT,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.data.ts', '**/*.files.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { ...importRule, zones: [...importRule.zones, ...onlyHostZones] },
      ],
    },
  },
  {
    // The benchmark's single bundle replaces a module of the host.
    files: ['**/bench/one-bundle/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
)
