import { site } from './site.ts'

/**
 * What one composed generation of the site says about its surroundings: where each release's files are, and who answers the
 * assistant. The host sets it before anything renders, in the browser (from the pins in the HTML) and while composing.
 */
export interface Surroundings {
  /** Address of a release's folder, ending in a slash, by release (`mf-maze@1.4.0`). */
  readonly bases: Readonly<Record<string, string>>
  readonly gatewayUrl?: string
}

let surroundings: Surroundings = { bases: {} }

export function setSurroundings(next: Surroundings): void {
  surroundings = next
}

/**
 * The address of a file in the `public/` folder of a release.
 * @param release name and version, e.g. `mf-maze@1.4.0`: an app passes its own `__RELEASE__`
 * @param path below `public/`, e.g. `media/robot.svg`
 */
export function assetUrl(release: string, path: string): string {
  return (surroundings.bases[release] ?? '/') + path
}

/** Where the assistant's questions go. */
export function gatewayUrl(): string {
  return surroundings.gatewayUrl ?? site.gatewayUrl
}
