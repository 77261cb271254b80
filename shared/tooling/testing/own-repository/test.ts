#!/usr/bin/env node
/**
 * `npm test` in a remote's own repository runs the test scripts of package.json, two at a time, and prints
 * how long each takes.
 */
import { spawn } from 'node:child_process'
import { mapConcurrently } from '@kutuhal/release/store/files/map-concurrently.ts'
import { findStandaloneRemote, getPackageVersion, projectRoot, requireApp } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { findRemoteNotLiveReason } from './reason-not-on-site.ts'

/** Names of scripts in package.json. The slowest start first, so that the whole run ends early. */
const SCRIPTS = ['e2e', 'unit', 'lint', 'types', 'format:check']

const app = requireApp(findStandaloneRemote(projectRoot))
const started = performance.now()
const whyNot = await findRemoteNotLiveReason(process.env['npm_package_config_site'], app)
const scripts = SCRIPTS.filter(script => script !== 'e2e' || whyNot === undefined)
const chrome = whyNot === undefined ? { CHROME_PATH: ensureBrowser() } : {}
const failed: string[] = []
await mapConcurrently(scripts, 2, async script => {
  const start = performance.now()
  const { code, output } = await runScript(script)
  console.log(`${code === 0 ? '✓' : '✗'} ${script}: ${secondsSince(start)}`)
  if (code === 0) return
  failed.push(script)
  console.log(output)
})
if (whyNot !== undefined) console.log(`– e2e: not run. ${whyNot}`)
console.log(
  failed.length === 0
    ? `\n${app} ${getPackageVersion(app)}: all is well (${secondsSince(started)}).`
    : `\nFailed: ${failed.join(', ')} (${secondsSince(started)}). One alone: npm run ${failed[0]}`,
)
process.exitCode = failed.length === 0 ? 0 : 1

/** Runs a script, and prints its output only if it fails. */
async function runScript(script: string) {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: projectRoot,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...chrome },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  )
  return { code, output }
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
