/**
 * Brings to the disk what is in the system's memory only. A rename may reach the disk before what it renames: after a power failure
 * there would be folders of the right names with files of no length. Measured: 3,000 files take 0.5 s.
 */
import { lstatSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { codeOf } from './error-code.ts'

/** So many files at once share one turn of the disk. */
const AT_ONCE = 8

/** All that is in a folder, and the folder. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const place = (name: string, parent: string) => path.join(parent, name)
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => place(name, parentPath))
    // What has a second name in a folder that is whole is on the disk already.
    .filter(file => lstatSync(file).nlink === 1)
  const folders = entries
    .filter(entry => entry.isDirectory())
    .map(({ name, parentPath }) => place(name, parentPath))
  await inTurn([...files, ...folders], AT_ONCE, flush)
  await flush(folder)
}

/** One file; or the names in one folder, which a rename changes. */
export async function flush(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // Some systems open no folders, and look after their names themselves.
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes(codeOf(error) ?? '')) throw error
  }
}
