/** Defines the variants that the benchmark compares, and the conditions of their visits. */
import type { NetworkLimits } from './network/simulated-network.ts'

/** The pages, with the names of their webpack chunks. */
export const benchPages = [
  { name: 'home', path: '/', chunk: 'page-home' },
  { name: 'article', path: '/news/2', chunk: 'page-news-item' },
] as const

/**
 * The variants of a page, in the order of the first round: as released ('site'), without scripts ('floor'),
 * and with all apps in one bundle.
 */
export const siteVariants = ['site', 'floor', 'one bundle'] as const

export type SiteVariant = (typeof siteVariants)[number]

export const serverNames = ['npm start', 'nginx'] as const

export type ServerName = (typeof serverNames)[number]

/** A visitor's network and computer. */
interface VisitorProfile {
  readonly name: string
  /** Limits of the network; absent for a network without limits. */
  readonly line: NetworkLimits | undefined
  /** How many times slower the visitor's CPU is than this computer's. */
  readonly cpuSlowdown: number
}

const slowLine = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 }

export const visitorProfiles = [
  { name: 'slow', line: { ...slowLine, chargesConnections: false }, cpuSlowdown: 4 },
  { name: 'slow, connections cost', line: { ...slowLine, chargesConnections: true }, cpuSlowdown: 4 },
  { name: 'unthrottled', line: undefined, cpuSlowdown: 1 },
] as const satisfies readonly VisitorProfile[]

/** With fewer rounds, noise hides differences of a few per cent. */
export const ROUNDS_OF_FULL_RUN = 20

export const cacheStates = ['cold', 'warm'] as const

export type CacheState = (typeof cacheStates)[number]

/** The conditions of a visit, apart from the variant of the page. */
export interface VisitCondition {
  readonly page: (typeof benchPages)[number]
  readonly server: ServerName
  readonly visitor: (typeof visitorProfiles)[number]
}

/** @param only part of the names of the conditions to list; by default all conditions are listed */
export function listVisitConditions(only = ''): readonly VisitCondition[] {
  const all = benchPages.flatMap(page =>
    serverNames.flatMap(server => visitorProfiles.map(visitor => ({ page, server, visitor }))),
  )
  return all.filter(condition => formatVisitCondition(condition).includes(only))
}

export const formatVisitCondition = ({ page, server, visitor }: VisitCondition): string =>
  `${page.name}, ${server}, ${visitor.name}`

/**
 * The order of the variants in a round. Each round begins with a different variant, so that no variant always
 * follows the same one.
 */
export function orderVariants(round: number): readonly SiteVariant[] {
  const first = round % siteVariants.length
  return [...siteVariants.slice(first), ...siteVariants.slice(0, first)]
}
