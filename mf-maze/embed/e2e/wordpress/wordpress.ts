import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@kutuhal/release/programs/free-port.ts'
import { isPortInUse } from '@kutuhal/release/programs/is-answering.ts'
import { installationFolder } from './install-wordpress.ts'

export interface WordPress {
  readonly address: string
  close(): Promise<void>
}

/** The login of the administrator whom the installation creates. */
export const ADMIN_LOGIN = { name: 'admin', password: 'password' }

/**
 * Starts a separate WordPress on this computer, without network access.
 * @param code PHP code of an extra plugin that only this test needs; WordPress loads the plugin automatically
 */
export async function startWordPress(code: string): Promise<WordPress> {
  const site = mkdtempSync(path.join(tmpdir(), 'wordpress-'))
  cpSync(installationFolder, site, { recursive: true })
  const port = await findFreePort()
  const address = `http://localhost:${port}`
  const config = path.join(site, 'wp-config.php')
  const settings = `<?php
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
`
  writeFileSync(config, readFileSync(config, 'utf8').replace('<?php', settings))
  mkdirSync(path.join(site, 'wp-content', 'mu-plugins'), { recursive: true })
  writeFileSync(path.join(site, 'wp-content', 'mu-plugins', 'test.php'), `<?php\n${code}`)

  // WordPress sends requests to itself while it handles a request, so PHP's server needs several workers.
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }
  const php = spawn('php', ['-S', `localhost:${port}`, '-t', site], { env, stdio: 'ignore' })
  while (php.exitCode === null && !(await isPortInUse(port))) await new Promise(setImmediate)
  return {
    address,
    async close() {
      php.kill()
      await once(php, 'exit')
      rmSync(site, { recursive: true })
    },
  }
}
