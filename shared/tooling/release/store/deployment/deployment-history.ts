import type { Deployment } from './deployment.ts'
import { planWith, type Plan } from '../plan.ts'

/** The kinds of content that a deployment names by hash. */
export const hashedKinds = ['releases', 'documents', 'embedded'] as const

type HashedKind = (typeof hashedKinds)[number]

/** What the valid deployments of a site have shown so far; the next one is judged by it. */
export class DeploymentHistory {
  #newest: Deployment | undefined
  #count = 0
  readonly #hashes: Readonly<Record<HashedKind, Map<string, string>>> = {
    releases: new Map(),
    documents: new Map(),
    embedded: new Map(),
  }
  readonly #plans = new Map<string, Plan>()
  /** How many deployments pin each app. */
  readonly #pinned = new Map<string, number>()
  readonly #versions = new Set<string>()
  readonly #numbers = new Set<number>()
  readonly #previousOf = new Map<string, Set<number | undefined>>()

  /** @param deployments valid deployments, oldest first */
  static of(deployments: Iterable<Deployment>): DeploymentHistory {
    const history = new DeploymentHistory()
    for (const each of deployments) history.add(each)
    return history
  }

  add(deployment: Deployment): void {
    const { number, plan, canary, generation, previous } = deployment
    this.#newest = deployment
    this.#count += 1
    this.#numbers.add(number)
    for (const kind of hashedKinds)
      for (const [name, digest] of Object.entries(deployment[kind])) this.#hashes[kind].set(name, digest)
    for (const app of Object.keys(plan.pins)) this.#pinned.set(app, (this.#pinned.get(app) ?? 0) + 1)
    for (const [app, version] of [plan.pins, plan.previous].flatMap(Object.entries<string>))
      this.#versions.add(`${app}@${version}`)
    if (canary) this.#plans.set(canary.generation, planWith(plan, { [canary.app]: canary.version }))
    this.#plans.set(generation, plan)
    const before = this.#previousOf.get(generation) ?? new Set()
    this.#previousOf.set(generation, before.add(previous))
  }

  get newest(): Deployment | undefined {
    return this.#newest
  }

  /** @returns the hash that was live under a name, e.g. of release.json for `mf-maze@1.4.0` */
  digestOf(kind: HashedKind, name: string): string | undefined {
    return this.#hashes[kind].get(name)
  }

  /** @returns the plan that a generation was live with, for all visitors or as a canary */
  planOf(generation: string): Plan | undefined {
    return this.#plans.get(generation)
  }

  /** Whether a version was live or a fallback; `undefined` is a site without the app. */
  hasShown(app: string, version: string | undefined): boolean {
    return version === undefined
      ? (this.#pinned.get(app) ?? 0) < this.#count
      : this.#versions.has(`${app}@${version}`)
  }

  hasNumber(number: number): boolean {
    return this.#numbers.has(number)
  }

  /** Whether a deployment of this generation had `previous` as the target of the next rollback. */
  hadPrevious(generation: string, previous: number | undefined): boolean {
    return this.#previousOf.get(generation)?.has(previous) ?? false
  }
}
