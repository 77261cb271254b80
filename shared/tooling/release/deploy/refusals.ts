/** What the deployer remembers of commits that it has refused, so that it does not check them once more. */
import path from 'node:path'
import { z } from 'zod'
import { readFileWithLimit, tryParseJson } from '../store/files/read-limited.ts'
import { replaceFile } from '../store/files/write-whole.ts'
import { deploymentsFolder, type Store } from '../store/places.ts'

type Refusals = Readonly<Record<string, string>>

const MAX_BYTES = 2_000_000
/** How many refusals are remembered: later ones matter, as earlier commits have been passed. */
const MAX_REFUSALS = 200

const fileOf = (store: Store): string => path.join(deploymentsFolder(store), 'refused.json')

export async function readRefusals(store: Store): Promise<Refusals> {
  const text = await readFileWithLimit(fileOf(store), MAX_BYTES).catch(() => undefined)
  const parsed = z.record(z.string(), z.string()).safeParse(tryParseJson(text?.toString() ?? ''))
  return parsed.data ?? {}
}

export async function rememberRefusal(store: Store, commit: string, why: string): Promise<void> {
  const known = Object.entries(await readRefusals(store)).slice(1 - MAX_REFUSALS)
  await replaceFile(fileOf(store), JSON.stringify(Object.fromEntries([...known, [commit, why]]), null, 1))
}
