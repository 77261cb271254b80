import { setTimeout as delay } from 'node:timers/promises'
import { objectHeaders } from '../serve/object-headers.ts'
import { objectAddress } from '../store/objects/object-address.ts'
import { objectClient, type ObjectClient } from '../store/objects/object-client.ts'
import { openCopy } from '../store/objects/open-copy.ts'
import { readPointer } from '../store/objects/pointer.ts'

/** From one look at the pointer to the next; ms. */
const EVERY_MS = 1000

/** An object store's address, and the name of the site there. */
export interface Followed {
  readonly place: string
  readonly site: string
}

/**
 * Keeps a folder in step with an object store, for what reads folders: the assistant's gateway, and an nginx that shall go on with
 * everything when the object store is away.
 * @param stop ends it
 * @throws Error if the object store cannot be read at its start; later on, what is there stays
 */
export async function follow(target: string, { place, site }: Followed, stop: AbortSignal): Promise<void> {
  const client = objectClient(objectAddress(place))
  const store = await openCopy(target, place, site, objectHeaders)
  await store.shared?.requireLive()
  let shown = await deploymentNow(client, site)
  console.log(`${target} is in step with ${place}, deployment ${shown ?? 'none'}.`)
  while (!stop.aborted) {
    await delay(EVERY_MS, undefined, { signal: stop }).catch(() => undefined)
    try {
      const now = await deploymentNow(client, site)
      if (now === shown) continue
      await store.shared?.update()
      await store.shared?.requireLive()
      shown = now
    } catch (error) {
      // What is there stays; the store comes back.
      console.error(error instanceof Error ? error.message : String(error))
    }
  }
  client.close()
  await store.shared?.finish()
}

async function deploymentNow(client: ObjectClient, site: string): Promise<number | undefined> {
  return (await readPointer(client, site))?.deployment
}
