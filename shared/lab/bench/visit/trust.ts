import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { testCertificate } from '@kutuhal/release/serve/nginx/test-certificate.ts'

/**
 * Has Chromium trust the test certificate. A browser that is told to ignore errors of certificates instead keeps nothing in its cache
 * that came with one.
 */
export async function trustFlag(): Promise<string> {
  const { certificate } = await testCertificate()
  const { publicKey } = new X509Certificate(await readFile(certificate))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
