import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nginxConfiguration } from './configuration.ts'
import type { NginxOptions } from './options.ts'

/** Makes a folder that is all nginx needs: `nginx -p <folder> -c nginx.conf`. Its logs and temporary files stay in there. */
export async function writeConfiguration(folder: string, options: NginxOptions): Promise<void> {
  const text = nginxConfiguration(options)
  for (const name of ['logs', 'temporary']) await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, 'nginx.conf'), text)
}
