import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const { appFolder, apps, isInstalledPackage, projectRoot } = await tsImport(
  '@kutuhal/build/apps.ts',
  import.meta.url,
)

/** ES modules that Jest's require cannot load: the HTML parser and its dependencies. */
const parsers = '(dom-serializer|domelementtype|domhandler|domutils|entities|htmlparser2)/'

const here = file => fileURLToPath(new URL(file, import.meta.url))

// Names this run for its workers, which then compose the site only once (working-tree-site.ts). While Jest
// watches, sources change, so each test composes again.
if (!process.argv.some(argument => argument.startsWith('--watch'))) process.env.TEST_RUN = randomUUID()

/** Jest's configuration. Unit tests are next to the code and run in Node; component tests select jsdom. */
export default {
  rootDir: projectRoot,
  // Jest's cache stays out of the folder for temporary files, which `npm test` removes.
  cacheDirectory: path.join(projectRoot, '.cache', 'jest'),
  roots: [...apps.map(appFolder), ...(isInstalledPackage ? [] : [path.join(projectRoot, 'shared')])],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Only `npm run test:full` runs the slow tests that rarely fail (full-tests.ts).
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.FULL_TESTS === '1' ? [] : ['\\.full\\.test\\.']),
  ],
  modulePathIgnorePatterns: ['/dist/'],
  // ms. Long, since component tests type at human speed, and release tests start processes: both are slow on
  // a busy computer.
  testTimeout: 180_000,
  // Use all cores; by default Jest leaves one free.
  maxWorkers: '100%',
  globals: { __RELEASE__: 'app-under-test@1.0.0', __COMPOSING__: true },
  // Run this file after Jest has defined `afterEach`, which the testing library needs for its clean-up.
  setupFilesAfterEnv: [here(isInstalledPackage ? 'jest-setup.js' : 'jest-setup.ts')],
  // Jest must transform these packages: the icons, the HTML parser, the element analyzer and, where
  // installed, this project's own.
  transformIgnorePatterns: [
    `/node_modules/(?!lucide-react/|@kutuhal/|${parsers}|@custom-elements-manifest/analyzer/(?!node_modules/))`,
  ],
  transform: {
    '\\.html$': here('html-transform.mjs'),
    '\\.(data|files)\\.ts$': here('data-transform.mjs'),
    [`\\.tsx?$|/(lucide-react|@kutuhal|shared/tooling/(build|release))/.+\\.mjs$|/node_modules/(@kutuhal/|${parsers}).+\\.js$|/@custom-elements-manifest/analyzer/.+\\.js$`]:
      [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
        },
      ],
  },
}
