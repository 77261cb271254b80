/** Finds the permissions that a key needs to make a deployment live, for each app that it changes. */
import { parseEmbedApp, LIVE_EMBED_LINK, type Deployment } from './deployment.ts'
import type { DeploymentHistory } from './deployment-history.ts'
import type { Plan } from '../plan.ts'
import type { Permission } from '../trust/owners.ts'

type Changed = Pick<
  Deployment,
  'plan' | 'canary' | 'generation' | 'documents' | 'embeds' | 'ended' | 'unchecked' | 'isRollback'
>

/**
 * A deployment that changes nothing of an app needs a right to some app, or `site`: it still is a step in the
 * history, and may show other documents.
 * @param history the valid deployments before `next`
 */
export function listPermissionsForDeployment(history: DeploymentHistory, next: Changed): Permission[] {
  const before = history.newest
  const { plan, unchecked, isRollback = false, generation, documents } = next
  // The fallback must have been live too: the next rollback makes it live.
  const isBack = (app: string) =>
    isRollback &&
    history.hasShown(app, plan.pins[app]) &&
    (plan.previous[app] === undefined || history.hasShown(app, plan.previous[app]))
  const ofPlan = listPermissionsForPlan(before?.plan, plan, { isBack })
  const ofEmbeds = permissionsOfEmbeds(before?.embeds ?? {}, next.embeds, ofPlan)
  const isOtherSite = ofPlan.length > 0 || before?.generation !== generation
  const ofCanary = permissionsOfCanary(before?.canary, next, isOtherSite, [...ofPlan, ...ofEmbeds])
  const ofApps = [...ofPlan, ...ofEmbeds, ...ofCanary]
  const isNew = Object.entries(documents).some(([id, digest]) => history.digestOf('documents', id) !== digest)
  // Who shows older documents of the same plan decides what counts as composed.
  const isChosen =
    ofPlan.length === 0 && (before?.generation !== generation || isRecomposed(before.canary, next.canary))
  return [
    ...ofApps,
    ...(ofApps.length > 0 ? [] : [{ right: isRollback && !isNew ? 'rollbackAny' : 'promoteAny' } as const]),
    ...(unchecked === undefined ? [] : [{ right: 'unchecked' } as const]),
    ...(isNew || isChosen ? [{ right: 'compose' } as const] : []),
  ]
}

/** A changed embed link needs `promote` of its app, or `site` if it changes to another app. */
function permissionsOfEmbeds(
  before: Deployment['embeds'],
  embeds: Deployment['embeds'],
  others: readonly Permission[],
): Permission[] {
  const moved = Object.keys({ ...before, ...embeds }).filter(name => before[name] !== embeds[name])
  return moved.flatMap((name): Permission[] => {
    const [from, to] = [parseEmbedApp(before[name]), parseEmbedApp(embeds[name])]
    const app = name === LIVE_EMBED_LINK ? to : parseEmbedApp(name)
    if (app === undefined || app !== to || (from !== undefined && from !== to)) return [{ right: 'site' }]
    return others.some(permission => permission.app === app) ? [] : [{ right: 'promote', app }]
  })
}

const isSameRelease = (one: Deployment['canary'], other: Deployment['canary']): boolean =>
  one?.app === other?.app && one?.version === other?.version

const isRecomposed = (before: Deployment['canary'], canary: Deployment['canary']): boolean =>
  canary !== undefined && isSameRelease(before, canary) && before?.generation !== canary.generation

/**
 * @param isOtherSite whether the plan or its generation changes, so that the canary is composed again on top,
 *   or ends since it no longer composes; that needs no permission of its own
 * @param others permissions that are required anyway
 */
function permissionsOfCanary(
  before: Deployment['canary'],
  { canary, ended, isRollback }: Changed,
  isOtherSite: boolean,
  others: readonly Permission[],
): Permission[] {
  if (isSameRelease(before, canary) && before?.percent === canary?.percent)
    return canary && !isOtherSite && isRecomposed(before, canary)
      ? [{ right: 'promote', app: canary.app }]
      : []
  const hasEnded = isOtherSite && !canary && ended?.release === `${before?.app}@${before?.version}`
  const right = isRollback && !canary ? 'rollback' : 'promote'
  const isRequired = (app: string) =>
    others.some(each => each.app === app && (each.right === 'promote' || each.right === right))
  const apps = [
    ...(before && !hasEnded && before.app !== canary?.app ? [before.app] : []),
    ...(canary ? [canary.app] : []),
  ]
  return apps.filter(app => !isRequired(app)).map(app => ({ right, app }))
}

interface Circumstances {
  /** Whether an app's new version was live before, so that the right `rollback` is enough. */
  readonly isBack?: (app: string) => boolean
  readonly isUnchecked?: boolean
}

/**
 * Returns the permissions that a key needs to make a plan live that is not composed yet. Unlike
 * `listPermissionsForDeployment`, it has no hashes of documents to compare.
 */
export function listPermissionsForPlan(
  live: Plan | undefined,
  next: Plan,
  { isBack = () => false, isUnchecked = false }: Circumstances,
): Permission[] {
  // A change of the fallback version needs the permission of its app too.
  const apps = Object.keys({ ...live?.pins, ...next.pins, ...next.previous, ...live?.previous }).filter(
    app => live?.pins[app] !== next.pins[app] || live?.previous[app] !== next.previous[app],
  )
  return [
    ...apps.map(app => ({ right: isBack(app) ? 'rollback' : 'promote', app }) as const),
    ...(affectsWholeSite(live, next) ? [{ right: 'site' } as const] : []),
    ...(isUnchecked ? [{ right: 'unchecked' } as const] : []),
  ]
}

/** Whether a plan changes options of the whole site: gateway, or percentage of reports. */
export function affectsWholeSite(live: Plan | undefined, next: Plan): boolean {
  // An empty address is not the shell's default, which applies if the plan names none.
  return live?.gatewayUrl !== next.gatewayUrl || live?.reports !== next.reports
}
