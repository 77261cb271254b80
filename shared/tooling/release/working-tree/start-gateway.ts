import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { appFolder, apps, root } from '@kutuhal/build/apps.ts'
import { isAnswering } from '../programs/is-answering.ts'
import { STABLE_BUCKET } from '../store/buckets.ts'
import type { Store } from '../store/store.ts'

/**
 * Starts the assistant's service, which knows what is live: a process of its own, known here by its command only.
 * @returns the process, once it answers
 * @throws Error if no app brings one
 */
export async function startGateway(store: Store, port: number): Promise<ChildProcess> {
  const documents = path.join(store.folder, store.pointer, STABLE_BUCKET, 'documents.json')
  const args = ['--import', 'tsx', gatewayScript(), documents, String(port)]
  const gateway = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  process.once('exit', () => gateway.kill())
  gateway.once('exit', code => {
    if (!code) return
    console.error(`\nThe assistant's gateway ended with code ${code}; it says why above.\n`)
    process.exit(1)
  })
  while (!(await isAnswering(port))) await delay(50)
  return gateway
}

/** The service is the business of the app that has a folder `gateway/`. */
function gatewayScript(): string {
  const scripts = apps.map(app => path.join(appFolder(app), 'gateway', 'start.ts'))
  const script = scripts.find(file => existsSync(file))
  if (script !== undefined) return script
  throw new Error(`No app brings the assistant's service. One of these must be there: ${scripts.join(', ')}.`)
}
