import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generate } from 'selfsigned'
import type { Certificate } from './options.ts'

/** A certificate that nobody trusts, for tests and first tries: for `localhost` and every name below it. */
export async function writeTestCertificate(folder: string): Promise<Certificate> {
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
  const files = { certificate: path.resolve(folder, 'test.crt'), key: path.resolve(folder, 'test.key') }
  await mkdir(folder, { recursive: true })
  await writeFile(files.certificate, cert)
  await writeFile(files.key, key, { mode: 0o600 })
  return files
}
