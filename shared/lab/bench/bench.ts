/**
 * `npm run lab -- bench [<address>] [--rounds 5]`: Lighthouse on four pages of a running `npm start`, each
 * next to the same page with the same source as one bundle. Prints medians, and their ratios.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { installFromNpm } from '../../tooling/testing/releases/install-from-npm.ts'
import { buildOneBundle } from './one-bundle/build.ts'
import { replaceScripts, serveCopy } from './serve-copy.ts'

/** Newer versions do not run on every Node that is supported. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** With the names of their webpack chunks. */
const pages = [
  { path: '/', chunk: 'page-home' },
  { path: '/news/2', chunk: 'page-news-item' },
  { path: '/courses', chunk: 'page-courses' },
  { path: '/robot-maze', chunk: 'page-maze' },
]

const metrics = [
  { name: 'FCP, ms', audit: 'first-contentful-paint', unit: 1 },
  { name: 'LCP, ms', audit: 'largest-contentful-paint', unit: 1 },
  { name: 'TBT, ms', audit: 'total-blocking-time', unit: 1 },
  { name: 'KB', audit: 'total-byte-weight', unit: 1000 },
]

/** In the order of `metrics`. */
type Figures = readonly number[]

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const rounds = z.coerce.number().int().positive().parse(values.rounds)
const site = new URL(positionals[0] ?? 'http://localhost:3000').origin

const lighthouse = path.join(projectRoot, '.cache', 'lighthouse')
installFromNpm(lighthouse, [LIGHTHOUSE])
const folder = mkdtempSync(path.join(tmpdir(), 'one-bundle-'))
try {
  await measure()
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(): Promise<void> {
  console.log('Building all apps as one bundle …')
  const scriptsOf = await buildOneBundle(await liveVersions(), folder)
  const variants = [
    await serveCopy(site, folder, html => html),
    await serveCopy(site, folder, (html, pathname) => {
      const chunk = pages.find(page => page.path === pathname)?.chunk
      return chunk ? replaceScripts(html, scriptsOf(chunk)) : html
    }),
  ] as const
  const samples = pages.map(({ path }) => ({
    path,
    site: new Array<Figures>(),
    bundle: new Array<Figures>(),
  }))
  // In turns, so that what else the computer does falls on both alike.
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds}`)
    for (const sample of samples) {
      sample.site.push(await visit(variants[0].address + sample.path))
      sample.bundle.push(await visit(variants[1].address + sample.path))
    }
  }
  for (const { close } of variants) close()

  console.log(`\nMedians of ${rounds} rounds; in brackets, of the one bundle's\n`)
  for (const { path, site, bundle } of samples) {
    const columns = metrics.map(({ name }, index) => {
      const [own = NaN, other = NaN] = [site, bundle].map(visits =>
        median(visits.map(each => each[index] ?? NaN)),
      )
      return `${name} ${own.toFixed(0)} (${(own / other).toFixed(2)})`
    })
    console.log([path.padEnd(12), ...columns].join('   '))
  }
}

/** The addresses of pictures contain them. */
async function liveVersions(): Promise<Readonly<Record<string, string>>> {
  const release = z.object({ release: z.string() })
  const pins = z.object({ shell: release, remotes: z.record(z.string(), release) })
  const { shell, remotes } = pins.parse(await (await fetch(`${site}/pins.json`)).json())
  const live = Object.values({ ...remotes, shell })
  return Object.fromEntries(
    live.map(({ release: name }): [string, string] => {
      const [app = '', version = ''] = name.split('@')
      return [app, version]
    }),
  )
}

async function visit(address: string): Promise<Figures> {
  const program = path.join(lighthouse, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const options = ['--quiet', '--only-categories=performance', '--output=json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, address, ...options, '--chrome-flags=--headless=new --no-sandbox'],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 1e8 },
  )
  const { audits } = z
    .object({ audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })) })
    .parse(JSON.parse(stdout))
  return metrics.map(({ audit, unit }) => (audits[audit]?.numericValue ?? NaN) / unit)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
