import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { appFolder, apps, projectRoot } from '@kutuhal/build/apps.ts'
import { isPortInUse } from '../programs/local-ports.ts'
import type { Store } from '../store/store.ts'

/**
 * Knows only the service's command and environment variables (shared/docs/guides/running-the-assistant.md).
 * The service also gets this process's environment, e.g. GEMINI_API_KEY.
 * @throws Error if no app contains such a service
 */
export async function startGateway(
  store: Store,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const env = {
    // `npm start` uses the terminal.
    ASSISTANT_LOG_LEVEL: 'warn',
    ...settings,
    ...process.env,
    STORE: store.folder,
    ASSISTANT_SITE: store.pointer,
    ASSISTANT_PORT: String(port),
  }
  const args = ['--import', 'tsx', gatewayScript()]
  const gateway = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: 'inherit' })
  process.once('exit', () => gateway.kill())
  gateway.once('exit', code => {
    if (!code) return
    console.error(`\nThe assistant's gateway ended with code ${code}; it says why above.\n`)
    process.exit(1)
  })
  while (!(await isPortInUse(port))) await delay(50)
  return gateway
}

/** A local site answers all local ports and requests without an origin, and has no strict rate limit. */
export const localGatewaySettings: Readonly<Record<string, string>> = {
  ASSISTANT_ORIGINS: 'http://localhost:*,http://127.0.0.1:*',
  ASSISTANT_WITHOUT_ORIGIN: 'allowed',
  ASSISTANT_QUESTIONS_A_MINUTE: '6000',
  // 0: never answer 503 because the process lags behind, as it may while this computer builds and tests.
  ASSISTANT_MAX_DELAY_MS: '0',
}

function gatewayScript(): string {
  const scripts = apps.map(app => path.join(appFolder(app), 'gateway', 'start.ts'))
  const script = scripts.find(file => existsSync(file))
  if (script !== undefined) return script
  throw new Error(`No app brings the assistant's service. One of these must be there: ${scripts.join(', ')}.`)
}
