import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageMarkerTexts } from './duplicate-packages.ts'

const require = createRequire(import.meta.url)
const inPackage = (name: string, file: string) =>
  readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), file), 'utf8')

/** If this test fails after a package update, choose another text that only the new version contains. */
it.each([
  ['react', inPackage('react', 'cjs/react.production.js')],
  ['react-dom', inPackage('react-dom', 'cjs/react-dom-client.production.js')],
  ['@kutuhal/contract', inPackage('@kutuhal/contract', 'page.ts')],
] as const)('%s is known by its own words', (name, code) => {
  expect(code).toContain(packageMarkerTexts[name])
})
