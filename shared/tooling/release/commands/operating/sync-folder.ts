import { setTimeout as delay } from 'node:timers/promises'
import { getObjectHeaders } from '../../serve/object-headers.ts'
import { parseObjectAddress } from '../../store/objects/object-address.ts'
import { objectClient, type ObjectClient } from '../../store/objects/object-client.ts'
import { openObjectStoreCopy } from '../../store/objects/shared-folder.ts'
import { readPointer } from '../../store/objects/pointer.ts'
import { findContentProblems } from '../../store/live-problems.ts'
import { findForgottenDeployment, rememberHead } from '../../store/deployment/seen-deployments.ts'
import type { Store } from '../../store/store.ts'
import { readVerifiedStoreState } from '../../store/trust/view.ts'

/** Interval at which the pointer in the object store is read; ms. */
const EVERY_MS = 1000

interface SyncSource {
  /** The object store's address. */
  readonly place: string
  readonly site: string
  /** Whether to compose each deployment again, and compare its documents, before the folder shows it. */
  readonly isRecomposed: boolean
}

/**
 * Syncs a folder with an object store, for programs that read folders: the assistant's gateway, or an nginx
 * that must work while the object store is down.
 * @param stop signal that ends the sync loop
 * @throws Error if the object store cannot be read at the start; later failures leave the folder as it is
 */
export async function syncFolder(
  target: string,
  { place, site, isRecomposed }: SyncSource,
  stop: AbortSignal,
): Promise<void> {
  const client = objectClient(parseObjectAddress(place))
  const store = await openObjectStoreCopy(target, place, site, getObjectHeaders, (of, number) =>
    findInvalidDeploymentReason(of, number, isRecomposed),
  )
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
      // Leave the folder as it is, since the store may become available again.
      console.error(error instanceof Error ? error.message : String(error))
    }
  }
  client.close()
  await store.shared?.finish()
}

async function deploymentNow(client: ObjectClient, site: string): Promise<number | undefined> {
  return (await readPointer(client, site))?.deployment
}

/**
 * Verifies the deployment that the pointer names, and all that it shows: whoever can write into the object
 * store could name any number, and replace any file.
 * @returns the reason why the pointer does not name a valid deployment; undefined if it does
 */
export async function findInvalidDeploymentReason(
  store: Store,
  number: number,
  isRecomposed: boolean,
): Promise<string | undefined> {
  const view = await readVerifiedStoreState(store)
  const { owners, deployments, ignored } = view
  const deployment = deployments.find(each => each.number === number)
  if (!deployment || !owners) return ignored.find(each => each.number === number)?.why ?? 'it does not count'
  const forgotten = await findForgottenDeployment(store, view)
  if (forgotten !== undefined) return forgotten
  const wrong = await findContentProblems(store, owners, deployment)
  if (wrong.length > 0) return wrong.map(({ what }) => what).join(' ')
  await rememberHead(store, view)
  if (!isRecomposed) return undefined
  // Import React and the composer only if documents must be composed again.
  const { recomposeAndCompare } = await import('../../pipeline/recompose.ts')
  try {
    const { problems } = await recomposeAndCompare(store, deployment)
    return problems.map(({ what, remedy }) => `${what} ${remedy}.`).join(' ') || undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
