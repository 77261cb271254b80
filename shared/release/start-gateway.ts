import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../build/apps.ts'
import { STABLE_BUCKET } from './buckets.ts'
import { isAnswering } from './ports.ts'
import type { Store } from './store.ts'

/**
 * Starts the assistant's service, which knows what is live. It is mf-chat's: a process of its own, known here by its command only.
 * @returns the process, once it answers
 */
export async function startGateway(store: Store, port: number): Promise<ChildProcess> {
  const script = path.join(root, 'mf-chat/gateway/start.ts')
  const documents = path.join(store.folder, store.pointer, STABLE_BUCKET, 'documents.json')
  const args = ['--import', 'tsx', script, documents, String(port)]
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
