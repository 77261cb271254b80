import { readFile } from 'node:fs/promises'
import { changeSite } from '../../deploy/change.ts'
import { checkChanges } from '../../deploy/check-changes.ts'
import { readRecordedState } from '../../deploy/deploy.ts'
import { openSite } from '../../deploy/site.ts'
import { OWNERS_FILE, RIGHTS_FILE, type RecordFiles } from '../../record/files.ts'
import { fetchHead } from '../../record/record.ts'
import {
  findOwnersProblem,
  formatOwner,
  formatRights,
  parseOwners,
  parseRights,
} from '../../record/rights.ts'
import { newestDeployment } from '../../store/deployments.ts'
import { formatTable } from '../format-table.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import type { VerbHandler } from '../options/verb-request.ts'

const USAGE =
  'Write owners, owners add <name> <public key file> [<file of the record> …], or owners remove <name>, e.g. npm run release -- owners add maze maze.pub live/mf-maze.json'

export const run: VerbHandler = async ({ store, names, options }) => {
  const [what, name, key, ...paths] = names
  const site = await openSite(store)
  if (what === undefined) {
    const { files } = await readRecordedState(
      site,
      await newestDeployment(store),
      await fetchHead(site.record),
    )
    return options.json
      ? JSON.stringify({ owners: parseOwners(files), rights: parseRights(files) }, null, 2)
      : described(files)
  }
  if (name === undefined || (what === 'add' ? key === undefined : what !== 'remove' || key !== undefined))
    throw new Error(USAGE)
  const line = key === undefined ? undefined : formatOwner(name, await readPublicKey(key))
  let next: RecordFiles = {}
  await changeSite(site, checkChanges, ({ files, wanted }) => {
    if (Object.keys(wanted.live).length === 0)
      throw new Error(
        'Nothing is live yet, so a deployer could not take this over. Promote the first releases, then name owners. Nothing has changed.',
      )
    next = line === undefined ? without(files, name) : withOwner(files, name, line, paths)
    const problem = findOwnersProblem(next)
    if (problem !== undefined)
      throw new Error(`That would make no valid owners: ${problem}. Nothing has changed.`)
    const changed = { [OWNERS_FILE]: next[OWNERS_FILE], [RIGHTS_FILE]: next[RIGHTS_FILE] }
    return Promise.resolve({ what: `owners ${names.slice(0, 2).join(' ')}`, files: changed })
  })
  return described(next)
}

const readPublicKey = (typed: string): Promise<string> =>
  typed.startsWith('ssh-') ? Promise.resolve(typed) : readFile(parseAbsolutePath('The key', typed), 'utf8')

const linesOf = (text = ''): string[] => text.split('\n').filter(line => line !== '')

/** Also gives a known owner another key. The first owner may change everything. */
function withOwner(files: RecordFiles, name: string, line: string, paths: readonly string[]): RecordFiles {
  const others = linesOf(files[OWNERS_FILE]).filter(each => !each.startsWith(`${name} `))
  const isFirst = files[OWNERS_FILE] === undefined
  const given = isFirst && paths.length === 0 ? ['*'] : paths
  const rights = parseRights(files).filter(({ names }) => names.length > 0)
  for (const path of given) {
    const at = rights.findIndex(right => right.path === path)
    const names = [...new Set([...(rights[at]?.names ?? []), name])]
    if (at === -1) rights.push({ path, names })
    else rights[at] = { path, names }
  }
  return { ...files, [OWNERS_FILE]: `${[...others, line].join('\n')}\n`, [RIGHTS_FILE]: formatRights(rights) }
}

function without(files: RecordFiles, name: string): RecordFiles {
  const owners = linesOf(files[OWNERS_FILE])
  const left = owners.filter(each => !each.startsWith(`${name} `))
  if (left.length === owners.length)
    throw new Error(
      `There is no owner ${name}. One of: ${parseOwners(files)
        .map(each => each.name)
        .join(', ')}.`,
    )
  const rights = parseRights(files).map(({ path, names }) => ({
    path,
    names: names.filter(each => each !== name),
  }))
  const kept = rights.filter(({ names }) => names.length > 0)
  return { ...files, [OWNERS_FILE]: `${left.join('\n')}\n`, [RIGHTS_FILE]: formatRights(kept) }
}

function described(files: RecordFiles): string {
  const owners = parseOwners(files)
  if (owners.length === 0)
    return 'The record names no owners: whoever can write it can change everything. Turn signatures on: npm run release -- owners add <your name> <your public key file>'
  const rights = parseRights(files)
  const rows = owners.map(({ name, key }) => {
    const paths = rights.filter(({ names }) => names.includes(name)).map(({ path }) => path)
    return [name, paths.join(', ') || 'nothing', `…${key.slice(-16)}`]
  })
  return formatTable([['Owner', 'May change', 'Key'], ...rows])
}
