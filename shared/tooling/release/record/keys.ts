import { randomUUID } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { quoteForShell } from '../store/quote-for-shell.ts'

/**
 * Runs a task with the private key that signs: RELEASE_KEY names its file, or is its text, as pipelines keep
 * secrets.
 * @param task receives the file of the key; undefined if there is none
 */
export async function withSigningKey<Result>(
  task: (file: string | undefined) => Promise<Result>,
  typed = process.env['RELEASE_KEY'],
): Promise<Result> {
  const key = typed?.trim()
  if (!key) return task(undefined)
  if (!key.startsWith('-----BEGIN')) {
    await requirePrivate(key)
    return task(key)
  }
  const file = path.join(tmpdir(), `key-${randomUUID()}`)
  try {
    // Some pipelines keep a secret of several lines as one, with \n in it.
    await writeFile(file, `${key.replaceAll(String.raw`\n`, '\n')}\n`, { mode: 0o600, flag: 'wx' })
    return await task(file)
  } finally {
    await rm(file, { force: true })
  }
}

async function requirePrivate(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile())
    throw new Error(
      `RELEASE_KEY names ${file}, where no key is. Correct it, or make one: ssh-keygen -t ed25519 -N '' -f ${quoteForShell(file)}`,
    )
  if (process.platform === 'win32' || (found.mode & 0o077) === 0) return
  throw new Error(
    `${file} holds a private key, and other users of this computer can read it. Nothing has changed. Take that away: chmod 600 ${quoteForShell(file)}`,
  )
}
