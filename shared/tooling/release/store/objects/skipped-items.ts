/**
 * What a sync skips in an object store, since somebody wrote nonsense there. A file in the copy remembers it,
 * so that later commands do not fetch it again.
 */
import path from 'node:path'
import { z } from 'zod'
import { STORE_FORMAT } from '../deployment/deployment.ts'
import { getErrorCode } from '../files/error-code.ts'
import {
  ignoreInvalidFile,
  InvalidFileError,
  readFileWithLimit,
  tryParseJson,
} from '../files/read-limited.ts'
import type { SkippedStoreItem } from '../shared-store.ts'
import { replaceFile } from '../files/write-whole.ts'
import type { ListedObject, ObjectClient } from './object-client.ts'

const FILE = 'skipped.json'

/** Maximum size of the file; bytes. */
const MAX_BYTES = 20_000_000

const MAX_REASON_LENGTH = 500

/** How long to remember: updated commands may accept what earlier ones did not; ms. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000

const skippedSchema = z.object({
  /** ETag of the object that was skipped. */
  tag: z.string(),
  why: z.string(),
  /** Another object that is wrong, and may be written right again; without `tag`, it is missing. */
  content: z.object({ key: z.string(), tag: z.string().exactOptional() }).exactOptional(),
})

const memorySchema = z.object({
  format: z.literal(STORE_FORMAT),
  /** When the oldest entry was written; ms since 1970. */
  since: z.number(),
  /** What was skipped, by the object's key. */
  skipped: z.record(z.string(), skippedSchema),
})

type Skipped = z.infer<typeof skippedSchema>

/** The error for an item because of another object, which is missing or wrong. */
export class InvalidContentError extends InvalidFileError {
  readonly content: Skipped['content']

  /** @param tag ETag of the wrong object; undefined if it is missing */
  constructor(message: string, key: string, tag: string | undefined) {
    super(message)
    this.content = { key, ...(tag !== undefined && { tag }) }
  }
}

export type SkippedItems = Awaited<ReturnType<typeof openSkippedItems>>

/** @param folder folder of the copy */
export async function openSkippedItems(folder: string, client: ObjectClient) {
  const file = path.join(folder, FILE)
  const before = await readMemory(file)
  const remembered = new Map<string, Skipped>()
  const unremembered = new Map<string, string>()

  return {
    /** Skips something that costs no request. */
    add: (key: string, why: string) => unremembered.set(key, why),

    has: (key: string) => remembered.has(key) || unremembered.has(key),

    /**
     * Runs a task with an object. The object is skipped if it is invalid, or known to be.
     * @returns the task's result; undefined if the object was skipped
     * @throws errors that are not about this object alone, such as those of the network
     */
    async attempt<Result>(
      { key, tag }: Pick<ListedObject, 'key' | 'tag'>,
      task: () => Promise<Result>,
    ): Promise<Result | undefined> {
      const known = before.skipped[key]
      if (known && tag !== '' && known.tag === tag && (await isContentAsBefore(client, known))) {
        remembered.set(key, known)
        return undefined
      }
      try {
        return await task()
      } catch (error) {
        const why = findInvalidReason(error)
        if (why === undefined) throw error
        const content = error instanceof InvalidContentError ? error.content : undefined
        remembered.set(key, { tag, why, ...(content && { content }) })
        return undefined
      }
    },

    list: (): SkippedStoreItem[] =>
      [...unremembered, ...[...remembered].map(([key, { why }]) => [key, why] as const)]
        // Somebody may have chosen a key that would change what a terminal shows.
        .map(([key, why]) => ({ name: JSON.stringify(key.replace(/^names\//, '')).slice(1, -1), why }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),

    /** Remembers what was skipped. */
    async save(): Promise<void> {
      const sorted = [...remembered].sort(([a], [b]) => (a < b ? -1 : 1))
      const skipped = Object.fromEntries(sorted)
      if (JSON.stringify(skipped) === JSON.stringify(before.skipped)) return
      await replaceFile(file, JSON.stringify({ ...before, skipped } satisfies z.infer<typeof memorySchema>))
    },
  }
}

async function readMemory(file: string): Promise<z.infer<typeof memorySchema>> {
  const now = Date.now()
  const text = await readFileWithLimit(file, MAX_BYTES).catch(ignoreInvalidFile)
  const { data } = memorySchema.safeParse(tryParseJson(text?.toString() ?? ''))
  const isRecent = data !== undefined && data.since <= now && now - data.since < REMEMBERED_MS
  return isRecent ? data : { format: STORE_FORMAT, since: now, skipped: {} }
}

const isContentAsBefore = async (client: ObjectClient, { content }: Skipped): Promise<boolean> =>
  !content || (await client.headers(content.key))?.tag === content.tag

/** Codes for a name that is too long, or that both a file and a folder have. */
const NAME_ERRORS = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']

/** @returns what is wrong with an item; undefined for errors of the disk or network */
function findInvalidReason(error: unknown): string | undefined {
  const isName = NAME_ERRORS.includes(getErrorCode(error) ?? '')
  const why = isName ? `its files cannot lie in one folder: ${String(error)}` : undefined
  return (error instanceof InvalidFileError ? error.message : why)?.slice(0, MAX_REASON_LENGTH)
}
