/**
 * `npm run lab -- assistant-questions` measures how well the assistant answers questions about the site that
 * `npm start` composed last (at PORT). Options: `--failures` lists wrong answers; `--aside` asks only the
 * questions that nobody may use to tune the answers.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { DEFAULT_PORT } from '@kutuhal/release/store/store-location.ts'
import { parseFirstPort } from '../release/working-tree/ports.ts'
import { getAssistantKnowledgeFilePath } from './site-tests/assistant.ts'

const documents = getAssistantKnowledgeFilePath(parseFirstPort(process.env['PORT'], DEFAULT_PORT, 0))
if (existsSync(documents)) {
  const script = path.join(projectRoot, 'mf-chat/testing/questions/ask-questions.ts')
  const args = ['--import', 'tsx', script, documents, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error(`
There is no ${documents}: no site is live, so the assistant knows nothing.
Run npm start once (it composes the site; stop it when it says where the site is), then this again.
`)
  process.exitCode = 1
}
