import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

const { apps, root } = await tsImport('../build/apps.ts', import.meta.url)

/** Unit tests stand beside the code. They run in Node; a test of a component asks for jsdom in its first line. */
export default {
  rootDir: root,
  roots: [...apps, 'shared'].map(folder => path.join(root, folder)),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  // Component tests type like a person does, and a busy machine types slowly; ms.
  testTimeout: 20_000,
  // Left to itself it keeps one core free.
  maxWorkers: '100%',
  globals: { __RELEASE__: 'app-under-test@1.0.0', __COMPOSING__: true },
  setupFiles: ['<rootDir>/shared/tooling/testing/jest-setup.ts'],
  // Of packages only the icons, each a module of its own, and the analyzer of elements are not what Jest's require takes.
  transformIgnorePatterns: [
    '/node_modules/(?!lucide-react/|@custom-elements-manifest/analyzer/(?!node_modules/))',
  ],
  transform: {
    '\\.html$': '<rootDir>/shared/tooling/testing/html-transform.mjs',
    '\\.(data|files)\\.ts$': '<rootDir>/shared/tooling/testing/data-transform.mjs',
    '\\.tsx?$|/(lucide-react|shared/tooling/(build|release))/.+\\.mjs$|/@custom-elements-manifest/analyzer/.+\\.js$':
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
