/** What the console shows of a site: read from the store as the verbs read it, and nothing of it kept elsewhere. */
import type { Deployment } from '../../store/deployment.ts'
import { deploymentsNewestFirst, newestDeployment } from '../../store/deployments.ts'
import { statusOf, type Status } from '../../store/status.ts'
import { hasGeneration, type Store } from '../../store/store.ts'
import { placeInWords } from '../../store/write-whole.ts'
import { atWork, type AtWork } from './at-work.ts'
import { previewsOf, type Preview } from './previews.ts'
import { rightsOf, type Rights } from './rights.ts'
import { waitingReleases, type WaitingApp } from './waiting-releases.ts'

export interface ConsoleState {
  /** Folder or address of the store. */
  readonly place: string
  readonly site: string
  readonly atWork: AtWork
  /** Absent where nothing has ever been live. */
  readonly status: Status | undefined
  /** The newest first. */
  readonly history: readonly Made[]
  readonly previews: readonly Preview[]
  readonly waiting: readonly WaitingApp[]
  readonly rights: Rights
}

/** A deployment, and whether it can go live again as a generation. */
export interface Made extends Deployment {
  readonly isKept: boolean
}

/** How many deployments are shown: `log` has all. */
const SHOWN = 20

export async function consoleState(store: Store): Promise<ConsoleState> {
  const [status, deployments, who, newest] = await Promise.all([
    statusOf(store),
    deploymentsNewestFirst(store),
    atWork(store),
    newestDeployment(store),
  ])
  return {
    place: placeInWords(store),
    site: store.pointer,
    atWork: who,
    status,
    history: deployments
      .slice(0, SHOWN)
      .map(each => ({ ...each, isKept: hasGeneration(store, each.generation) })),
    previews: await previewsOf(store, newest),
    waiting: await waitingReleases(store, newest),
    rights: await rightsOf(store, newest, deployments.slice(0, SHOWN)),
  }
}
