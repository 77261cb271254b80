import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './project-root.ts'

/** Read by no build and no composer. */
const notSources = new Set([
  ...['node_modules', 'dist', 'e2e', 'fixtures', 'gateway', 'mutations', 'new-remote', 'testing'],
  ...['README.md', 'eslint.config.mjs', 'playwright.config.ts'],
])

/** A hash of what stands in files and folders; paths from the project's root. Tests and results do not count. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of filesIn(sources)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Every file that counts; paths from the project's root. */
export function filesIn(sources: readonly string[]): string[] {
  return sources.flatMap(source => filesBelow(path.join(root, source))).map(file => path.relative(root, file))
}

function filesBelow(fileOrFolder: string): string[] {
  if (statSync(fileOrFolder).isFile()) return [fileOrFolder]
  return readdirSync(fileOrFolder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !name.startsWith('.') && !/\.(test|spec)\./.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(fileOrFolder, entry.name)
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
}
