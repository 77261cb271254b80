import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rewriteReleaseVersion } from '@kutuhal/testing/rewrite-release-version.ts'
import { publish, releaseFolder, type Store } from '@kutuhal/release/store/store.ts'

/** Name of the module that the shell imports from a remote. */
const EXPOSED = 'remote.js'

export const THROWN_ERROR_MESSAGE = 'Nobody has tried this page in Hindi.'

/** JavaScript source of a function that changes a remote: its page then throws when rendered in a browser. */
const change = `remote => {
  const isHindi = navigator.language.startsWith('hi')
  const Throwing = () => { throw new Error('${THROWN_ERROR_MESSAGE}') }
  const rendered = loaded => isHindi ? { ...loaded, element: { ...loaded.element, type: Throwing } } : loaded
  const pages = Object.entries(remote.pages).map(([name, load]) => [name, async () => {
    const { page } = await load()
    return { page: {
      ...page,
      load: async context => rendered(await page.load(context)),
      resume: data => rendered(page.resume(data)),
    } }
  }])
  return { ...remote, pages: Object.fromEntries(pages) }
}`

/**
 * Publishes a copy of a release that throws only in browsers set to Hindi, so that only live visitors meet
 * the fault. The copy has correct hashes, and composing it succeeds.
 */
export async function publishThrowingRelease(
  store: Store,
  app: string,
  good: string,
  version: string,
): Promise<void> {
  const [source, dist] = [await temporaryFolder(), await temporaryFolder()]
  try {
    await cp(releaseFolder(store, app, good), source, { recursive: true })
    const file = path.join(source, EXPOSED)
    const text = await readFile(file, 'utf8')
    const changed = text.replace(
      /\.d\((\w+),\["remote",0,(\w+)\]\)/,
      (_, exports: string, remote: string) => `.d(${exports},["remote",0,(${change})(${remote})])`,
    )
    if (changed === text) throw new Error(`${EXPOSED} gives its remote in another way than it did.`)
    await writeFile(file, changed)
    await rewriteReleaseVersion(source, version, dist)
    await publish(store, dist)
  } finally {
    for (const folder of [source, dist]) await rm(folder, { recursive: true })
  }
}

const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'throwing-release-'))
