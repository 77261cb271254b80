import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { getErrorCode } from '../files/error-code.ts'
import { createStagingName } from '../files/write-whole.ts'

/** An Ed25519 key. Only its owner can read the file with the private half. */
export interface SigningKey {
  /** The public half of the key, as in owners.json. */
  readonly publicKey: string
  readonly sign: (data: Uint8Array) => Buffer
}

/**
 * @param file path of a private key in PEM form
 * @throws Error if the file cannot be read, or has no private key
 */
export async function readSigningKey(file: string): Promise<SigningKey> {
  let key: KeyObject | undefined
  await requirePrivate(file)
  try {
    key = createPrivateKey(await readFile(file))
  } catch (cause) {
    if (getErrorCode(cause) === 'ENOENT') throw cause
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

/** @throws Error if every user of this computer can read the file; with the code ENOENT if it is missing */
async function requirePrivate(file: string): Promise<void> {
  const { mode } = await stat(file)
  if (process.platform === 'win32' || (mode & 0o007) === 0) return
  throw new Error(
    `${file} holds a private key, and every user of this computer can read it. Nothing has changed. Take that away: chmod 600 ${file}. If others may have read it, revoke the key: npm run release -- keys revoke <name> --why "<why>"`,
  )
}

/**
 * Makes a key in a file, unless the file exists. If two processes do so at the same time, both get the same
 * key.
 * @returns the key in the file
 */
export async function makeSigningKey(file: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const unfinished = createStagingName(file)
  try {
    await writeFile(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    await link(unfinished, file)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return readSigningKey(file)
}

/** Returns a key's public half as text: its DER form (SPKI) in base64, 60 characters. */
const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** Returns the id of a key, as in the `keyid` of envelopes: the hash of its public half. */
export const computeKeyId = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')
