/** Owners and rights: whose key may change which files of the record. */
import {
  appOfLiveFile,
  CANARY_FILE,
  canaryOf,
  liveFile,
  OWNERS_FILE,
  RIGHTS_FILE,
  type RecordFiles,
} from './files.ts'

/** A line of `owners`: a name, what the key may sign, and the key (ssh-keygen(1), ALLOWED SIGNERS). */
const OWNER = /^([a-z0-9][\w.@-]*) namespaces="git" ((?:ssh|ecdsa|sk)-[\w@.-]+ [A-Za-z0-9+/]+={0,2})(?: .*)?$/

/** Formats a line of `owners`. @param key text of a public key's file @throws Error if it is none */
export function formatOwner(name: string, key: string): string {
  const [type = '', data = ''] = key.trim().split(/\s+/)
  const line = `${name} namespaces="git" ${type} ${data}`
  if (OWNER.test(line)) return line
  throw new Error(
    `"${key.trim().slice(0, 60)}" is no public key as ssh-keygen writes it into <file>.pub: ssh-ed25519 AAAA….`,
  )
}

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))

/** @returns the names of the owners, each with its key as text; a line of another form counts for nothing */
export const parseOwners = (files: RecordFiles): readonly { readonly name: string; readonly key: string }[] =>
  linesOf(files[OWNERS_FILE]).flatMap(line => {
    const [, name, key] = OWNER.exec(line) ?? []
    return name === undefined || key === undefined ? [] : [{ name, key }]
  })

/** Whether changes need signatures: from the commit on that names the first owner. */
export const hasOwners = (files: RecordFiles): boolean => files[OWNERS_FILE] !== undefined

/** A line of `rights`: a path, which may end in `*`, and who may change it. */
export interface Right {
  readonly path: string
  readonly names: readonly string[]
}

export const parseRights = (files: RecordFiles): readonly Right[] =>
  linesOf(files[RIGHTS_FILE]).map(line => {
    const [path = '', ...names] = line.split(/\s+/)
    return { path, names }
  })

export const formatRights = (rights: readonly Right[]): string => {
  const width = Math.max(...rights.map(({ path }) => path.length))
  return rights.map(({ path, names }) => `${path.padEnd(width)}  ${names.join(' ')}\n`).join('')
}

export function mayChange(files: RecordFiles, name: string, path: string): boolean {
  const matches = (right: Right) =>
    right.path.endsWith('*') ? path.startsWith(right.path.slice(0, -1)) : path === right.path
  return parseRights(files).some(right => matches(right) && right.names.includes(name))
}

export const listOwnersOf = (files: RecordFiles, path: string): string[] =>
  parseOwners(files)
    .map(({ name }) => name)
    .filter(name => mayChange(files, name, path))

/**
 * Lists the files to which a change needs a right. A canary is its app's matter: who may make a release of
 * the app live for everybody may do so for some, and nobody else may start, change or stop it.
 */
export function listFilesToOwn(
  before: RecordFiles,
  after: RecordFiles,
  changed: readonly string[],
): string[] {
  const needed = changed.flatMap(path => {
    if (path !== CANARY_FILE) return [path]
    const apps = [before, after].flatMap(files => canaryOf(files)?.app ?? [])
    return apps.length > 0 ? apps.map(liveFile) : [path]
  })
  return [...new Set(needed)]
}

/** @returns why files cannot be the owners and rights of a record; undefined if they can */
export function findOwnersProblem(files: RecordFiles): string | undefined {
  if (!hasOwners(files)) return undefined
  const lines = linesOf(files[OWNERS_FILE])
  const wrong = lines.find(line => !OWNER.test(line))
  if (wrong !== undefined) return `"${wrong.slice(0, 80)}" in owners names no key`
  const names = parseOwners(files).map(({ name }) => name)
  if (new Set(names).size < names.length) return 'owners names somebody twice'
  if (listOwnersOf(files, OWNERS_FILE).length === 0) return 'nobody could change the owners any more'
  const unknown = parseRights(files).find(
    ({ path }) => path.startsWith('live/') && !path.endsWith('*') && !appOfLiveFile(path),
  )
  return unknown && `rights names ${unknown.path}, which is the file of no app`
}
