import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'

/** Changes what a release in the store says of itself. */
export function changeRelease(folder: string, change: (release: Release) => Release): void {
  changeFile(folder, 'release.json', text => JSON.stringify(change(JSON.parse(text) as Release)))
}

/** Changes a file of a release in the store. */
export function changeFile(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
