/** What the key at work may do now. The verbs ask again when they run: this is for whoever looks at a button. */
import { deedsOf } from '../../store/deeds.ts'
import type { Change, Deployment } from '../../store/deployment.ts'
import { repeated, rollbackTarget } from '../../store/rollback-target.ts'
import { hasGeneration, type Store } from '../../store/store.ts'
import { readOwners } from '../../store/trust/owners-file.ts'
import { whyMayNot, type Deed } from '../../store/trust/requirements.ts'
import { atWork } from './at-work.ts'

/** Why not, in words, where something may not be done. */
export interface Rights {
  readonly promote: (app: string) => string | undefined
  readonly rollback: (app: string) => string | undefined
  readonly unchecked: string | undefined
  /** One step back. */
  readonly stepBack: string | undefined
  /** Back to a generation. */
  readonly backTo: (generation: string) => string | undefined
}

/**
 * @param newest what is live now
 * @param earlier the deployments that somebody may want back
 */
export async function rightsOf(
  store: Store,
  newest: Deployment | undefined,
  earlier: readonly Deployment[],
): Promise<Rights> {
  const owners = hasGeneration(store, newest?.generation ?? '') ? await readOwners(store) : undefined
  const who = await atWork(store)
  if (!owners || !newest || who.kind === 'none') return nothing(who.kind === 'none' ? who.why : NOTHING_LIVE)
  const name = who.kind === 'known' ? who.name : undefined
  const why = (deed: Deed) => whyMayNot(owners, name, deed)
  const whyNotGo = ({ plan }: Deployment, canary?: Change['canary']) =>
    deedsOf(newest, { plan, isRollback: true, ...(canary && { canary }) })
      .map(why)
      .find(each => each !== undefined)
  const target = await rollbackTarget(newest, number =>
    Promise.resolve(earlier.find(each => each.number === number)),
  )
  const whyNotBack = new Map(earlier.map(each => [each.generation, whyNotGo(each)]))
  return {
    promote: app => why({ right: 'promote', app }),
    rollback: app => why({ right: 'rollback', app }),
    unchecked: why({ right: 'unchecked' }),
    stepBack: target ? whyNotGo(target, repeated(target, newest).canary) : 'There is nothing to go back to.',
    backTo: generation => whyNotBack.get(generation),
  }
}

const NOTHING_LIVE = 'Nothing is live yet.'

const nothing = (why: string): Rights => ({
  promote: () => why,
  rollback: () => why,
  unchecked: why,
  stepBack: why,
  backTo: () => why,
})
