import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { appFolder, apps, root } from './apps.ts'

/** What a drawing would need as the smallest bitmap anybody has use for, AVIF 320 px wide; bytes, the smallest we have measured. */
const SMALLEST_BITMAP = 5000

const drawings = apps
  .map(app => path.join(appFolder(app), 'public'))
  .filter(folder => existsSync(folder))
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.svg'))
      .map(name => path.relative(root, path.join(folder, name))),
  )

// Decision 13: otherwise a bitmap would be the better choice.
it('sends no drawing that needs more bytes than a bitmap of it', () => {
  expect(drawings.length).toBeGreaterThan(40)
  const isHeavy = (drawing: string) =>
    brotliCompressSync(readFileSync(path.join(root, drawing))).length > SMALLEST_BITMAP
  expect(drawings.filter(isHeavy)).toEqual([])
})
