import type { RecordedRelease } from '../record/files.ts'
import { readDigest } from '../releases/publish.ts'
import type { Releases } from './promote.ts'
import type { Site } from './site.ts'

type Sources = Pick<Site, 'releases'>

/**
 * Parses versions like `mf-maze@1.1.0`, and reads what they were published as.
 * @throws Error if a name has the wrong form, is given twice, or is not published
 */
export async function parseReleases(
  { releases }: Sources,
  names: readonly string[],
  usage: string,
): Promise<Releases> {
  if (names.length === 0) throw new Error(`Which release? ${usage}`)
  const found: Record<string, RecordedRelease> = {}
  for (const name of names) {
    const [, app = '', version = ''] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+_-]*)$/.exec(name) ?? []
    if (!app) throw new Error(`"${name}" names no release. Write <app>@<version>, e.g. mf-maze@1.1.0.`)
    if (found[app]) throw new Error(`${app} is named twice. Only one version of it can be live.`)
    const digest = await readDigest(releases, app, version)
    if (digest === undefined) throw new Error(await describeMissing({ releases }, app, version))
    found[app] = { version, digest }
  }
  return found
}

async function describeMissing({ releases }: Sources, app: string, version: string): Promise<string> {
  const published = (await releases.list(app)).map(each => each.version)
  const instead =
    published.length > 0
      ? `Published are ${published.slice(0, 5).join(', ')}${published.length > 5 ? ' and older ones' : ''}.`
      : `Publish it first: npm run release -- publish ${app}`
  return `${releases.place} has no release ${app}@${version}. ${instead}`
}
