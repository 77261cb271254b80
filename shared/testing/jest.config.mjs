import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Unit tests stand beside the code. They run in Node; a test of a component asks for jsdom in its first line. */
export default {
  rootDir: root,
  roots: ['shell', 'mf-content', 'mf-chat', 'mf-maze', 'mf-contact', 'shared'].map(dir =>
    path.join(root, dir),
  ),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  // Component tests type like a person does, and a busy machine types slowly; ms.
  testTimeout: 20_000,
  globals: { __RELEASE__: 'app-under-test@1.0.0' },
  setupFiles: ['<rootDir>/shared/testing/jest-setup.ts'],
  transform: {
    '\\.html$': '<rootDir>/shared/testing/html-transform.mjs',
    '\\.tsx?$': [
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
