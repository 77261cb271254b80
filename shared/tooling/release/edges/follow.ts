/**
 * `npm run mirror -- <folder>`: keeps a folder in step with the object store that STORE names, for what reads folders: the assistant's
 * gateway, and an nginx that shall go on with everything when the object store is away. Ends when it is told to.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { objectHeaders } from '../serve/object-headers.ts'
import { objectAddress } from '../store/objects/object-address.ts'
import { objectClient, type ObjectClient } from '../store/objects/object-client.ts'
import { openCopy } from '../store/objects/open-copy.ts'
import { readPointer } from '../store/objects/pointer.ts'

/** From one look at the pointer to the next; ms. */
const EVERY_MS = 1000

const [folder] = process.argv.slice(2)
const place = process.env['STORE'] ?? ''
const site = process.env['SITE'] ?? 'live'
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

try {
  if (folder === undefined) {
    throw new Error('Into which folder? E.g. STORE=s3://bucket/prefix npm run mirror -- /srv/kutuhal')
  }
  await follow(folder)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function follow(target: string): Promise<void> {
  const client = objectClient(objectAddress(place))
  const store = await openCopy(target, place, site, objectHeaders)
  await store.shared?.requireLive()
  let shown = await deploymentNow(client)
  console.log(`${target} is in step with ${place}, deployment ${shown ?? 'none'}.`)
  while (!stop.signal.aborted) {
    await delay(EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    try {
      const now = await deploymentNow(client)
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

async function deploymentNow(client: ObjectClient): Promise<number | undefined> {
  return (await readPointer(client, site))?.deployment
}
