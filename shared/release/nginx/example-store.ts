/** A small store as the release tooling leaves it, for tests of web servers. */
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deploy } from '../deployments.ts'
import { startFileWriter } from '../file-writer.ts'
import type { Store } from '../store.ts'

export const FIRST = 'aaaaaaaaaaaa'
export const SECOND = 'bbbbbbbbbbbb'

const long = (text: string): string => `${text} `.repeat(Math.ceil(20_000 / text.length))

/** Two generations, of which the first is live, and one release. */
export async function exampleStore(): Promise<Store> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'example-store-')))
  const store = { folder, pointer: 'live' }
  const writer = startFileWriter('fast')
  const write = (at: string, files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) writer.write(path.join(folder, at, name), text)
  }
  write('apps/mf-maze/1.0.0', {
    'remoteEntry.js': long('const maze = 1;'),
    'small.js': 'export {}',
    'media/map.svg': long('<svg/>'),
    'media/film.mp4': long('film'),
    'media/sound.xyz': 'something new',
    'release.json': '{}',
    'embed/robot-maze.js': long('const embedded = 1;'),
    'embed/modules/maze.js': long('const game = 1;'),
    'embed/index.html': long('<h1>For partners</h1>'),
    'server/remote.cjs': long('secret'),
    '.hidden': 'secret',
  })
  write('apps/mf-maze/1.0.0.unfinished-123', { 'remoteEntry.js': 'secret' })
  for (const generation of [FIRST, SECOND]) {
    write(`sites/${generation}`, {
      'index.html': page(generation, 'Home'),
      'news/index.html': page(generation, 'News'),
      'news/2/index.html': page(generation, 'Item'),
      'नमस्ते/index.html': page(generation, 'Greeting'),
      'files/sitemap.xml': `<!-- ${generation} ${long('<url/>')} -->`,
      'files/robots.txt': `# ${generation}\n`,
      'files/site.webmanifest': '{}',
      '404.html': page(generation, 'Page Not Found'),
      'documents.json': '[]',
      'plan.json': JSON.stringify({ pins: { 'mf-maze': '1.0.0' } }),
    })
  }
  await writer.finish()
  await pointTo(store, { generation: FIRST })
  return store
}

export interface Shown {
  readonly generation: string
  readonly canary?: { readonly percent: number; readonly generation: string }
}

/** Makes a deployment live. */
export async function pointTo(store: Store, { generation, canary }: Shown): Promise<void> {
  const release = { app: 'mf-maze', version: '1.1.0' }
  await deploy(store, () =>
    Promise.resolve({ what: 'test', generation, ...(canary && { canary: { ...release, ...canary } }) }),
  )
}

export const removeStore = ({ folder }: Store): Promise<void> => rm(folder, { recursive: true })

/** Two generations have documents of the same length, as two releases with versions of the same length do. */
const page = (generation: string, heading: string): string =>
  `<!doctype html><title>${generation}</title><h1>${heading}</h1><p>${long('Robots and mazes.')}</p>`
