/** Finds the permissions that a key needs to make a deployment live, for each app that it changes. */
import { parseEmbedApp, LIVE_EMBED_LINK, type Deployment } from './deployment.ts'
import type { Plan } from './plan.ts'
import type { Permission } from './trust/owners.ts'

type Live = Pick<Deployment, 'plan' | 'canary' | 'documents' | 'embeds'>
type Changed = Live & Pick<Deployment, 'ended' | 'unchecked' | 'isRollback'>

/** @param earlier the valid deployments before `next`, oldest first */
export function listPermissionsForDeployment(earlier: readonly Live[], next: Changed): Permission[] {
  const before = earlier.at(-1)
  const { plan, unchecked, isRollback = false, documents, embeds } = next
  const isKnown = ([generation, digest]: readonly [string, string]) =>
    earlier.some(each => each.documents[generation] === digest)
  const isBack = (app: string) =>
    isRollback &&
    (before?.plan.previous[app] === plan.pins[app] ||
      earlier.some(({ plan: { pins } }) => pins[app] === plan.pins[app]))
  const permissions: Permission[] = [
    ...listPermissionsForPlan(before?.plan, plan, { isBack, isUnchecked: unchecked !== undefined }),
    ...(Object.entries(documents).every(isKnown) ? [] : [{ right: 'compose' } as const]),
  ]
  // A changed embed link needs `promote` of its app, or `site` if it changes to another app.
  const moved = Object.keys({ ...before?.embeds, ...embeds }).filter(
    name => before?.embeds[name] !== embeds[name],
  )
  for (const name of moved) {
    const [from, to] = [parseEmbedApp(before?.embeds[name]), parseEmbedApp(embeds[name])]
    const app = name === LIVE_EMBED_LINK ? to : parseEmbedApp(name)
    if (app === undefined || app !== to || (from !== undefined && from !== to))
      permissions.push({ right: 'site' })
    else if (!permissions.some(permission => permission.app === app))
      permissions.push({ right: 'promote', app })
  }
  return [...permissions, ...permissionsOfCanary(before?.canary, next, permissions)]
}

function permissionsOfCanary(
  before: Deployment['canary'],
  { canary, ended, isRollback }: Changed,
  others: readonly Permission[],
): Permission[] {
  const isSame = before?.app === canary?.app && before?.version === canary?.version
  if (isSame && before?.percent === canary?.percent) return []
  // Skip apps that `others` names; a canary that ends since it no longer composes needs no permission.
  const isTold = (app: string) => others.some(permission => permission.app === app)
  const apps = [
    ...(before && ended === undefined && before.app !== canary?.app ? [before.app] : []),
    ...(canary ? [canary.app] : []),
  ]
  const right = isRollback && !canary ? 'rollback' : 'promote'
  return apps.filter(app => !isTold(app)).map(app => ({ right, app }))
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

/** Whether a plan changes options of the whole site: gateway, origins of apps, or percentage of reports. */
export function affectsWholeSite(live: Plan | undefined, next: Plan): boolean {
  const origins = { ...live?.origins, ...next.origins }
  const isMoved = Object.keys(origins).some(app => (live?.origins[app] ?? '') !== (next.origins[app] ?? ''))
  const hasOther = (live?.gatewayUrl ?? '') !== (next.gatewayUrl ?? '') || live?.reports !== next.reports
  return isMoved || hasOther
}
