import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { writeFolderAtomically } from '../../store/files/write-whole.ts'
import type { CertificateFiles } from './options.ts'

const names = { certificate: 'test.crt', key: 'test.key' }

/**
 * For `localhost` and its subdomains, valid for a year; no browser trusts it. Made only once a month, so that
 * browsers do not warn at every start.
 */
export async function ensureTestCertificate(): Promise<CertificateFiles> {
  const month = new Date().toISOString().slice(0, 'yyyy-mm'.length)
  const folder = path.join(projectRoot, '.cache', 'test-certificates', month)
  if (!existsSync(folder)) await writeFolderAtomically(folder, writeCertificate)
  return { certificate: path.join(folder, names.certificate), key: path.join(folder, names.key) }
}

async function writeCertificate(folder: string): Promise<void> {
  // This package takes longer to load than nginx takes to start.
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: '*.localhost' },
        ],
      },
    ],
  })
  await writeFile(path.join(folder, names.certificate), cert)
  await writeFile(path.join(folder, names.key), key, { mode: 0o600 })
}
