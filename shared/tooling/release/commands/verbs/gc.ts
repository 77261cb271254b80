import path from 'node:path'
import {
  computeFreedBytes,
  findRemovable,
  nameOfCopy,
  removeAll,
  type Removable,
} from '../../deploy/clean-up.ts'
import { listSome } from '../../check/finding.ts'
import { openReleases } from '../../releases/release-source.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'

const LISTED = 20

export const run: VerbHandler = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('How many generations to keep? npm run release -- gc --keep 5')
  const keep = parseWholeNumber('keep', options.keep, 1, Infinity)
  const found = await findRemovable(store, keep, Date.now())
  const { releases, ...folders } = found
  const published = releases.flatMap(name => {
    const [app = '', version = ''] = name.split('@')
    return openReleases(store).folderOf(app, version) ?? []
  })
  const bytes = await computeFreedBytes([...Object.values(folders).flat(), ...published])
  if (!options['dry-run']) await removeAll(store, found)
  return described(found, bytes, options['dry-run'] === true)
}

function described(found: Removable, bytes: number, isTrial: boolean): string {
  const lines = [
    ['deployments', found.deployments.map(folder => path.basename(folder))],
    ['generations', found.generations.map(folder => path.basename(folder))],
    ['releases', found.releases],
    ['copies of releases', found.copies.map(nameOfCopy)],
    ['contents that no other release has', found.contents.map(folder => path.basename(folder))],
    ['left by killed runs', found.leftovers.map(file => path.basename(file))],
    ['objects of the site in the bucket', found.objects],
  ] as const
  const listed = lines
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `  ${names.length} ${what}: ${listSome(names, ', ', LISTED)}`)
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  if (listed.length === 0) return 'Nothing to remove: everything is needed, or younger than a day.'
  return `${isTrial ? `Would free ${size}` : `Freed ${size}`}:\n${listed.join('\n')}`
}
