/**
 * `npm run lab -- assistant-questions` measures how well the assistant answers questions about the site that
 * `npm start` composed last (at PORT). Options: `--failures` lists wrong answers; `--aside` asks only the
 * questions that nobody may use to tune the answers.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { STABLE_BUCKET } from '@kutuhal/release/store/buckets.ts'
import {
  DEFAULT_PORT,
  getPointerNameForPort,
  resolveLocalStore,
} from '@kutuhal/release/store/store-location.ts'
import { parseFirstPort } from '@kutuhal/release/working-tree/ports.ts'

const port = parseFirstPort(process.env['PORT'], DEFAULT_PORT, 0)
const store = resolveLocalStore(undefined, getPointerNameForPort(port))
const documents = path.join(store.folder, store.pointer, STABLE_BUCKET, 'documents.json')
if (existsSync(documents)) {
  const script = path.join(projectRoot, 'mf-chat/testing/questions/ask-questions.ts')
  const args = ['--import', 'tsx', script, documents, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error(`
No site is live at "${store.pointer}" in ${store.folder}, so the assistant knows nothing.
Run npm start once (it composes the site; stop it when it says where the site is), then this again.
`)
  process.exitCode = 1
}
