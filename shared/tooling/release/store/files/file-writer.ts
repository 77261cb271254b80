/** Writes files and their compressed copies. zlib compresses in its own threads, so the caller can go on. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Compression efforts: Brotli's quality and the logarithm of its window, and gzip's level. `smallest` is for
 * files that are compressed once and served for years. `fast` is for a generation's documents: quality 9 and
 * a larger window take five times as long for 47 pages, most of it to get memory, and save 0.3 %.
 */
const efforts = {
  smallest: { brotli: 11, window: constants.BROTLI_DEFAULT_WINDOW, gzip: 9 },
  fast: { brotli: 7, window: 17, gzip: 6 },
} as const

export const compressibleFileNamePattern = /\.(js|mjs|css|html|svg|json|xml|txt|webmanifest)$/

/** Minimum size of a file to compress; bytes. Smaller files fit into one network packet anyway. */
const SMALLEST = 1000

/** Number of files to write at the same time: as many as zlib has threads. */
const AT_ONCE = 4

export const listCompressedFileNames = (file: string): readonly string[] => [`${file}.br`, `${file}.gz`]

export interface WriteOptions {
  readonly isCompressed: boolean
}

type Content = string | Uint8Array

/** Writes files in the background, with compressed copies of those that are large enough. */
export function startFileWriter(effort: keyof typeof efforts) {
  const lanes = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  let written = 0
  let isStopped = false
  return {
    /** @param content the file's content, or a function that reads the content when the file is written */
    write(
      file: string,
      content: Content | (() => Promise<Content>),
      { isCompressed }: WriteOptions = { isCompressed: compressibleFileNamePattern.test(file) },
    ): void {
      const index = written++ % AT_ONCE
      const lane = lanes[index]?.then(async () => {
        if (!isStopped) await writeCompressed(file, content, isCompressed, efforts[effort])
      })
      // Prevent an unhandled rejection here: `finish` throws the error later.
      lane?.catch(() => undefined)
      if (lane) lanes[index] = lane
    },
    /** Waits until all files are written. @throws the first error */
    finish: async () => void (await Promise.all(lanes)),
    /** Discards queued files, and waits for files that are being written. */
    async stop() {
      isStopped = true
      await Promise.allSettled(lanes)
    },
  }
}

async function writeCompressed(
  file: string,
  given: Content | (() => Promise<Content>),
  isCompressed: boolean,
  { brotli, window, gzip: level }: (typeof efforts)[keyof typeof efforts],
): Promise<void> {
  const content = Buffer.from(typeof given === 'function' ? await given() : given)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  if (!isCompressed || content.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level }))
}
