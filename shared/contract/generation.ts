import { site } from './site.ts'

/**
 * The run-time configuration of a generation: where each release's files are, and the assistant's address.
 * Only the host sets this: in browsers once, from the pins in the HTML; while composing for each document
 * (shell/composing/server.tsx).
 */
export interface Surroundings {
  /** The address of each release's folder, ending in a slash, by release (`mf-maze@1.4.0`). */
  readonly bases: Readonly<Record<string, string>>
  readonly gatewayUrl?: string
  /** The year in which the documents were composed. */
  readonly year?: number
}

let surroundings: Surroundings = { bases: {} }

/** Replaces the configuration. @returns the previous one */
export function setSurroundings(next: Surroundings): Surroundings {
  const before = surroundings
  surroundings = next
  return before
}

/**
 * The address of a file in the `public/` folder of a release.
 * @param release name and version, e.g. `mf-maze@1.4.0`; an app passes its own `__RELEASE__`
 * @param path below `public/`, e.g. `media/robot.svg`
 */
export function assetUrl(release: string, path: string): string {
  return (surroundings.bases[release] ?? '/') + path
}

/** The year in composed HTML. It comes from the configuration, because HTML must not depend on the clock. */
export function composedYear(): number {
  return surroundings.year ?? new Date().getFullYear()
}

/** The address of the assistant's service. */
export function gatewayUrl(): string {
  return surroundings.gatewayUrl ?? site.gatewayUrl
}
