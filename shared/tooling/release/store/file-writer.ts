/**
 * Writes files with compressed copies in threads, in half the time: compressing a thousand documents, or a
 * thousand small scripts at top quality, takes as long as rendering the documents.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Compression efforts. `smallest` is for files that are compressed once and served for years. `fast` is for a
 * generation's documents: a page of 50 KB takes 1 ms instead of 15, but is 8 % larger.
 */
const efforts = {
  smallest: { brotli: 11, gzip: 9, threads: 2 },
  fast: { brotli: 5, gzip: 6, threads: 2 },
} as const

export type Effort = keyof typeof efforts

/** Matches names of files that are worth compressing. */
export const compressible = /\.(js|mjs|css|html|svg|json|xml|txt|webmanifest)$/

/** Minimum size of a file to compress: for smaller files a copy saves no network packet; bytes. */
const SMALLEST = 1000

/** Returns the names that a file's compressed copies have, if they exist. */
export const compressedNames = (file: string): readonly string[] => [`${file}.br`, `${file}.gz`]

export interface WriteOptions {
  readonly isCompressed: boolean
}

export interface FileWriter {
  /** Queues a file for writing, with compressed copies if they save something. */
  write(file: string, content: string | Uint8Array, options?: WriteOptions): void
  /**
   * Writes a changed copy of a file. The thread makes the changes, since they take time.
   * @param changes texts to replace, each with its replacement; `finish` fails if the file lacks a text
   */
  writeChanged(file: string, source: string, changes: readonly (readonly [string, string])[]): void
  /**
   * Waits until all files are on the disk.
   * @throws SourceError if a file lacked a text to change; Error if a file could not be written
   */
  finish(): Promise<void>
  /** Stops at once and discards pending writes. */
  stop(): Promise<void>
}

/** The error for a missing or wrong source file: the caller must make its result in another way. */
export class SourceError extends Error {}

export function startFileWriter(effort: Effort): FileWriter {
  const { threads, ...workerData } = efforts[effort]
  const workers = Array.from({ length: threads }, () => startThread(workerData))
  let unusable: Unusable | undefined
  for (const { worker } of workers) worker.on('message', (found: Unusable) => (unusable ??= found))
  let written = 0
  function post(message: object): void {
    workers[written++ % threads]?.worker.postMessage(message)
  }
  return {
    write(file, text, { isCompressed } = { isCompressed: compressible.test(file) }) {
      post({ file, text, isCompressed: isCompressed && text.length >= SMALLEST })
    },
    writeChanged(file, source, changes) {
      post({ file, source, changes, isCompressed: compressible.test(file) })
    },
    async finish() {
      for (const { worker } of workers) worker.postMessage(undefined)
      await Promise.all(workers.map(({ ended }) => ended))
      if (unusable) throw new SourceError(`${unusable.source}: ${unusable.why}`)
    },
    async stop() {
      await Promise.all(workers.map(({ worker }) => worker.terminate()))
    },
  }
}

/** A thread's message about a file that it could not change. */
interface Unusable {
  readonly source: string
  readonly why: string
}

interface Thread {
  readonly worker: Worker
  /** A promise that rejects if the thread fails. */
  readonly ended: Promise<unknown>
}

function startThread(workerData: unknown): Thread {
  const worker = new Worker(new URL('./file-writer-thread.mjs', import.meta.url), {
    workerData,
    execArgv: [],
  })
  const ended = once(worker, 'exit')
  // Prevents an unhandled rejection: the error is thrown when the end is awaited.
  ended.catch(() => undefined)
  return { worker, ended }
}
