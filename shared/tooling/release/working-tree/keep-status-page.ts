import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { writeStatusPage } from '../status-page/status-page.ts'
import { liveNumber } from '../store/deployments.ts'
import type { Store } from '../store/store.ts'

/** The pointer is read at this interval; ms. */
const LOOK_MS = 1000

/** Writes it after each deployment, until the signal ends it. @returns the page's address */
export async function keepStatusPage(
  store: Store,
  end?: AbortSignal,
  folder = path.join(projectRoot, '.cache'),
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `status-${store.pointer}.html`)
  let shown = await liveNumber(store)
  await writeStatusPage(store, file)
  async function follow(): Promise<void> {
    while (await delay(LOOK_MS, true, { ...(end && { signal: end }), ref: false }).catch(() => false)) {
      const now = await liveNumber(store)
      if (now === shown) continue
      shown = now
      await writeStatusPage(store, file).catch((error: unknown) => console.error(String(error)))
    }
  }
  void follow()
  return pathToFileURL(file).href
}
