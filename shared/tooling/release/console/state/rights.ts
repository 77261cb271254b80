/** What the key at work may do now. The verbs ask again when they run: this is for whoever looks at a button. */
import { deedsOf } from '../../store/deeds.ts'
import { readDeployment, type Change, type Deployment } from '../../store/deployments.ts'
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
  const whyNotGo = async (change: Omit<Change, 'what'>) =>
    (await deedsOf(store, newest, { ...change, isRollback: true })).map(why).find(each => each !== undefined)
  const target = await rollbackTarget(newest, number => readDeployment(store, number))
  const generations = new Set(earlier.map(({ generation }) => generation))
  const back = await Promise.all(
    [...generations].map(async generation => [generation, await whyNotGo({ generation })] as const),
  )
  const whyNotBack = new Map(back)
  return {
    promote: app => why({ right: 'promote', app }),
    rollback: app => why({ right: 'rollback', app }),
    unchecked: why({ right: 'unchecked' }),
    stepBack: target ? await whyNotGo(repeated(target, newest)) : 'There is nothing to go back to.',
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
