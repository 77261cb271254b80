/**
 * Writes files with compressed copies in threads. Compressing a thousand documents, or at top quality a
 * thousand small scripts, takes as long as rendering the documents. Measured: half the time.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * `smallest`: for files compressed once and served for years. `fast`: for a generation's documents, 1 ms
 * instead of 15 for a page of 50 KB, but 8 % larger.
 */
const efforts = {
  smallest: { brotli: 11, gzip: 9, threads: 2 },
  fast: { brotli: 5, gzip: 6, threads: 2 },
} as const

export type Effort = keyof typeof efforts

/** Names of files that are worth compressing. */
export const compressible = /\.(js|mjs|css|html|svg|json|xml|txt|webmanifest)$/

/** Below this a compressed copy saves no packet; bytes. */
const SMALLEST = 1000

/** The compressed copies that may stand next to a file. */
export const compressedNames = (file: string): readonly string[] => [`${file}.br`, `${file}.gz`]

export interface WriteOptions {
  readonly isCompressed: boolean
}

export interface FileWriter {
  /** Queues a file for writing, with compressed copies if they save something. */
  write(file: string, content: string | Uint8Array, options?: WriteOptions): void
  /**
   * Writes a changed copy of a file; in the thread, since this takes the time.
   * @param changes texts of the file, each with its replacement; `finish` fails if a text is missing
   */
  writeChanged(file: string, source: string, changes: readonly (readonly [string, string])[]): void
  /**
   * Waits until everything is on the disk.
   * @throws SourceError if a file could not be changed as asked for; Error if something could not be written
   */
  finish(): Promise<void>
  /** Stops at once and discards pending writes. */
  stop(): Promise<void>
}

/** A file is missing or has the wrong content: the caller needs another way to make its result. */
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
  /** Rejects with what went wrong. */
  readonly ended: Promise<unknown>
}

function startThread(workerData: unknown): Thread {
  const worker = new Worker(new URL('./file-writer-thread.mjs', import.meta.url), {
    workerData,
    execArgv: [],
  })
  const ended = once(worker, 'exit')
  // An error is reported when the end is awaited.
  ended.catch(() => undefined)
  return { worker, ended }
}
