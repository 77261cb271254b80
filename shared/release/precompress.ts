import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|mjs|css|html|svg|json|xml|txt|webmanifest)$/
/** Below this a compressed copy saves no packet; bytes. */
const SMALLEST = 1000

/** Puts `.br` and `.gz` beside every text file below a folder, so that a server only has to pick one. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !compressible.test(file) || isForComposing(folder, file)) continue
    if ((await stat(file)).size >= SMALLEST) await compress(file)
  }
}

function isForComposing(folder: string, file: string): boolean {
  return path.relative(folder, file).startsWith(`server${path.sep}`)
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then(small => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then(small => writeFile(`${file}.gz`, small)),
  ])
}
