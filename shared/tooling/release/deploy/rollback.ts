/** Ways back: a commit that names what was live. Its generation is there, so only the pointer moves. */
import {
  CANARY_FILE,
  formatRecordFile,
  liveFile,
  parseWanted,
  SITE_FILE,
  type RecordFiles,
} from '../record/files.ts'
import type { Change } from '../record/record.ts'
import type { Deployment } from '../store/deployments.ts'
import { isKept } from '../store/store.ts'
import { changeSite, type Changed, type State } from './change.ts'
import { BACK_TO } from './outcomes.ts'
import type { Check } from './prepare.ts'
import { nothingLive } from './promote.ts'
import type { Site } from './site.ts'

/**
 * Makes live again what was live earlier.
 * @param name name of an app or id of a generation; undefined for one step back
 * @returns undefined if it is live already
 * @throws Error that says why that is impossible; nothing has changed then
 */
export function rollBack(site: Site, check: Check, name?: string): Promise<Changed | undefined> {
  let meant: Deployment | undefined
  return changeSite(site, check, state => {
    const [newest] = state.deployments
    if (!newest) throw new Error(nothingLive(site))
    if (name !== undefined)
      return Promise.resolve(
        /^[0-9a-f]{12,64}$/.test(name) ? backTo(site, state, newest, name) : appBack(state, name),
      )
    meant ??= newest
    if (meant.number !== newest.number)
      throw new Error(
        `Somebody released meanwhile: ${newest.what} (deployment ${newest.number}). A step back would take that back, and not what you meant. Nothing has changed. One app alone: npm run release -- rollback <app>`,
      )
    const target = findRollbackTarget(site, state)
    if (target) return Promise.resolve(stateOf(state, target, `rollback to deployment ${target.number}`))
    throw new Error(
      `There is nothing to go back to: generation ${newest.generation} is the oldest that is kept of the site "${site.store.pointer}".`,
    )
  })
}

/** Lists what repeated steps back would make live, the next one first. */
function listWayBack(deployments: readonly Deployment[]): Deployment[] {
  const way: Deployment[] = []
  const before = ({ number, back = number }: Deployment) =>
    // A deployment goes back to earlier ones only; anything else would never end.
    back > number ? undefined : deployments.find(each => each.number < back)
  for (let each = deployments[0] && before(deployments[0]); each; each = before(each)) way.push(each)
  return way
}

/** Finds the latest earlier deployment that gives visitors something else, and is kept. */
export const findRollbackTarget = (
  { store }: Pick<Site, 'store'>,
  state: Pick<State, 'files' | 'deployments'>,
): Deployment | undefined =>
  listWayBack(state.deployments).find(
    each => isKept(store, each.generation) && Object.keys(stateOf(state, each, '').files).length > 0,
  )

function backTo({ store }: Site, state: State, newest: Deployment, generation: string): Change | undefined {
  const kept = state.deployments.filter(each => isKept(store, each.generation))
  const target = kept.find(each => each.generation === generation)
  if (generation === newest.generation && !newest.canary)
    throw new Error(`Generation ${generation} is live already.`)
  if (target) return stateOf(state, target, `rollback to generation ${generation}`)
  const ids = [...new Set(kept.map(each => each.generation))]
  throw new Error(
    `Generation ${generation} has not been live at the site "${store.pointer}", or is not kept any more. Those that can go live again: ${ids.join(', ')}.`,
  )
}

/** Returns the change to a deployment's state. A canary that was stopped does not come back. */
function stateOf({ files }: Pick<State, 'files'>, target: Deployment, what: string): Change {
  const then = target.record.files
  const isLive = (name: string) => name.startsWith('live/') || name === SITE_FILE
  const names = [...new Set([...Object.keys(files), ...Object.keys(then)])].filter(isLive)
  const changed = names.filter(name => files[name] !== then[name]).map(name => [name, then[name]] as const)
  const running = parseWanted(files).canary
  const isSame = running && target.canary?.app === running.app && target.canary.version === running.version
  return {
    what,
    files: {
      ...Object.fromEntries(changed),
      ...(running && !isSame && { [CANARY_FILE]: undefined }),
    } satisfies { readonly [path: string]: string | undefined },
    trailers: { [BACK_TO]: String(target.number) },
  }
}

/** Takes one app back to its earlier version. Later releases of other apps stay live. */
function appBack({ wanted, deployments }: State, app: string): Change {
  const current = wanted.live[app]
  if (!current) throw new Error(`No app "${app}" is live. One of: ${Object.keys(wanted.live).join(', ')}.`)
  const { previous, version } = current
  if (!previous)
    throw new Error(`${app} ${version} is the first version at this site: there is none to go back to.`)
  const releaseIn = (files: RecordFiles) => parseWanted(files).live[app]
  const then = deployments.find(({ record }) => releaseIn(record.files)?.digest === previous.digest)
  const before = then && releaseIn(then.record.files)?.previous
  // The next step back starts before the release that is taken back now, so that it does not restore it.
  const way = [...deployments.slice(0, 1), ...listWayBack(deployments)]
  const introduced = way
    .slice(
      0,
      way.findIndex(({ plan }) => plan.pins[app] !== version),
    )
    .at(-1)
  const isCanary = wanted.canary?.app === app
  return {
    what: `rollback of ${app} to ${previous.version}`,
    files: {
      [liveFile(app)]: formatRecordFile({ ...previous, ...(before && { previous: before }) }),
      ...(isCanary && { [CANARY_FILE]: undefined }),
    },
    trailers: { [BACK_TO]: introduced && String(introduced.number) },
  }
}
