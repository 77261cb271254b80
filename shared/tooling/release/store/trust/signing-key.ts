import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto'
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { codeOf } from '../error-code.ts'
import { unfinishedName } from '../write-whole.ts'

/** Ed25519. The private half is a file that its owner alone can read. */
export interface SigningKey {
  /** What owners.json names it by. */
  readonly publicKey: string
  readonly sign: (data: Uint8Array) => Buffer
}

/**
 * @param file with a private key, PEM
 * @throws Error if it cannot be read, or has no private key
 */
export async function readSigningKey(file: string): Promise<SigningKey> {
  let key: KeyObject | undefined
  await requirePrivate(file)
  try {
    key = createPrivateKey(await readFile(file))
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') throw cause
    throw new Error(
      `${file} should hold your private key, and cannot be read (${String(cause)}). Whoever owns it must be the one who runs this.`,
      { cause },
    )
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error(
      `${file} holds a key of the type ${key.asymmetricKeyType}. Releases are signed with Ed25519: make a key with npm run release -- keys make <file>.`,
    )
  }
  return { publicKey: publicHalf(key), sign: data => sign(null, data, key) }
}

/** @throws Error if everybody on this computer can read a key; ENOENT if it is not there */
async function requirePrivate(file: string): Promise<void> {
  const { mode } = await stat(file)
  if (process.platform === 'win32' || (mode & 0o007) === 0) return
  throw new Error(
    `${file} holds a private key, and every user of this computer can read it. Nothing has changed. Take that away: chmod 600 ${file}. If others may have read it, revoke the key: npm run release -- keys revoke <name> --why "<why>"`,
  )
}

/** Makes a key, unless the file exists. If two processes do so at once, one is first. */
export async function makeSigningKey(file: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const unfinished = unfinishedName(file)
  try {
    await writeFile(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    await chmod(unfinished, 0o600)
    await link(unfinished, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return readSigningKey(file)
}

/** The public half as text: base64 of its DER form (SPKI), 60 signs. */
const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** Names a key among others: the hash of its public half, as envelopes have it in `keyid`. */
export const keyId = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')
