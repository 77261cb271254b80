/**
 * A folder as one object, so that it can be written with one request: whole or not at all. It is a tar archive. Links stand in it as
 * words, since unpacking somebody's archive should never make a link that leads out of it.
 */
import { once } from 'node:events'
import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'
import { z } from 'zod'
import { codeOf } from '../error-code.ts'

/** In the archive: the links of the folder, by name, with where they lead. */
const LINKS = 'links.json'

export async function packed(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const named = entries.map(entry => ({
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    entry,
  }))
  const links = named.filter(({ entry }) => entry.isSymbolicLink()).map(({ name }) => name)
  const files = named.filter(({ entry }) => entry.isFile()).map(({ name }) => name)
  const file = path.join(folder, LINKS)
  if (links.length > 0) {
    const targets = links.map(async name => [name, await readlink(path.join(folder, name))] as const)
    await writeFile(file, JSON.stringify(Object.fromEntries(await Promise.all(targets))))
  }
  try {
    const parts: Buffer[] = []
    const names = [...(links.length > 0 ? [LINKS] : []), ...files].sort()
    // What begins with @ would be another archive to take in.
    const given = names.map(name => `./${name}`)
    for await (const part of create({ cwd: folder, portable: true, noMtime: true }, given)) parts.push(part)
    return Buffer.concat(parts)
  } finally {
    await rm(file, { force: true })
  }
}

/** @throws Error if it is no such archive, or holds anything but files and folders */
export async function unpackInto(folder: string, archive: Buffer): Promise<void> {
  const unpacking = extract({
    cwd: folder,
    strict: true,
    filter: (_, entry) => isPlain(entry),
    // The command that packed it may have had a strict umask: the umask here counts.
    onReadEntry: entry => {
      delete entry.mode
    },
  })
  const end = once(unpacking, 'close')
  unpacking.end(archive)
  await end
  await makeLinks(folder)
}

const isPlain = (entry: object): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory')

const linksSchema = z.record(
  z.string().regex(/^[\w@][\w@.+-]*(\/[\w@][\w@.+-]*)?$/),
  // Up to the store's folder, and down to a generation or to what pages of others load.
  z.string().regex(/^(\.\.\/){3,4}(sites|embed)\/[\w@.+-]+$/),
)

async function makeLinks(folder: string): Promise<void> {
  const file = path.join(folder, LINKS)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  await rm(file)
  for (const [name, target] of Object.entries(linksSchema.parse(JSON.parse(text)))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await symlink(target, path.join(folder, name))
  }
}
