/**
 * The site under test, with one remote's files on a server that a test can break and repair during a visit.
 * All other requests go to the site. Servers and network are real, so the browser's cache is tested too.
 */
import type { APIRequestContext } from '@playwright/test'
import { CONTENT_ADDRESS_FOLDER, shortenContentHash } from '@kutuhal/build/content-address.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { PINS_FILE, type Composition, type RemotePin } from '@kutuhal/contract/composition.ts'
import {
  REMOTE_ENTRY_FILE_NAME,
  patchScripts,
  hashScript,
  replaceVersion,
  type ScriptPatches,
  type ScriptTexts,
} from './forged-release.ts'
import { parsePins, replacePins } from './pins.ts'
import { startTestServer, type TestServerResponse, type ServedFile } from './test-server.ts'

/** A fault that changes the response to a request for a script. */
export type NetworkFault = (script: string, right: ServedFile) => TestServerResponse

export interface BreakableSite {
  readonly address: string
  /** Name and version of the remote's pinned release. */
  readonly release: string
  readonly container: string
  /** Scripts of the pinned release, as built. */
  readonly scripts: ScriptTexts
  /** Lets a fault change the responses for the pinned release's files from now on. */
  breakNetwork(fault: NetworkFault): void
  /** Makes the remote's server refuse connections. */
  refuseConnections(): Promise<void>
  /** Serves faulty code for the pinned release, with correct hashes, as if the remote's team released it. */
  breakCode(patches: ScriptPatches): void
  /** Sets a function that changes the text of every document and of the site's file of pins. */
  alterDocuments(alter: (html: string) => string): void
  /** Repairs all faults. If the code was broken, documents then pin a release that works. */
  heal(): Promise<void>
  close(): Promise<void>
}

/** Version of the release before the pinned release, in tests that need such a previous release. */
const PREVIOUS_VERSION = '0.9.0-before'

/**
 * @param request sends requests to the site under test
 * @param previous patches that turn the scripts of the pinned release into those of a previous release;
 * documents then pin both releases
 */
export async function startBreakableSite(
  request: APIRequestContext,
  remote: string,
  previous?: ScriptPatches,
): Promise<BreakableSite> {
  const {
    release,
    base: basePinned,
    container,
  } = pinIn(parsePins(await textAt(request, `/${PINS_FILE}`)), remote)
  const version = release.slice(remote.length + 1)
  const original = await scriptsAt(request, basePinned)
  const before = previous && patchScripts(original, previous)

  let current = original
  let fault: NetworkFault | undefined
  let alter = (html: string) => html

  const files = await startTestServer(async url => {
    const [name, right] = await fileIn(current, url)
    return fault && name in current ? fault(name, right) : right
  })
  const olderFiles = await startTestServer(async url => (await fileIn(before ?? {}, url))[1])
  const site = await startTestServer(async url => {
    const answer = await passOn(request, url)
    return answer.type.startsWith('text/html') || url === `/${PINS_FILE}`
      ? { ...answer, body: alter(repinned(String(answer.body))) }
      : answer
  })

  const base = `${files.address}/apps/${remote}/${version}/`
  const olderBase = `${olderFiles.address}/apps/${remote}/${PREVIOUS_VERSION}/`
  const olderEntry = hashScript(before?.[REMOTE_ENTRY_FILE_NAME] ?? '')

  /**
   * Finds the file for an address: one of the given scripts, or otherwise a file of the site under test.
   * @returns the file's name and the file
   */
  async function fileIn(scripts: ScriptTexts, url: string): Promise<[string, ServedFile]> {
    const name = url.slice(url.lastIndexOf('/') + 1)
    const body = scripts[name]
    if (body !== undefined) return [name, { status: 200, type: 'text/javascript; charset=utf-8', body }]
    return [
      name,
      await passOn(
        request,
        basePinned.replace(/\/apps\/.*/, '') + replaceVersion(url, PREVIOUS_VERSION, version),
      ),
    ]
  }

  /** Replaces the pins in a document or in the file of pins. */
  function repinned(text: string): string {
    const rehashed = Object.entries(original)
      .reduce(
        (changed, [name, script]) => {
          const [before, now] = [hashScript(script), hashScript(current[name] ?? '')]
          return changed
            .replaceAll(before, now)
            .replaceAll(`/${shortenContentHash(before)}/`, `/${shortenContentHash(now)}/`)
        },
        text.replaceAll(basePinned, base).replaceAll(contentsBelow(basePinned), contentsBelow(base)),
      )
      .replace(/(script|img|media|font|connect)-src 'self'/g, `$& ${files.address} ${olderFiles.address}`)
    const composition = parsePins(rehashed)
    const found = composition.remotes[remote]
    if (!found) return rehashed
    const pinned: RemotePin = { ...found }
    Reflect.deleteProperty(pinned, 'previous')
    const older = before && {
      ...pinned,
      release: `${remote}@${PREVIOUS_VERSION}`,
      base: olderBase,
      container: replaceVersion(container, version, PREVIOUS_VERSION),
      entry: `${contentsBelow(olderBase)}${shortenContentHash(olderEntry)}/${REMOTE_ENTRY_FILE_NAME}`,
      integrity: `sha384-${olderEntry}`,
    }
    return replacePins(rehashed, {
      ...composition,
      remotes: { ...composition.remotes, [remote]: older ? { ...pinned, previous: older } : pinned },
    })
  }

  return {
    address: site.address,
    release,
    container,
    scripts: original,
    breakNetwork: how => (fault = how),
    refuseConnections: () => files.stop(),
    breakCode: patches => (current = patchScripts(original, patches)),
    alterDocuments: change => (alter = change),
    async heal() {
      fault = undefined
      current = original
      await files.restart()
    },
    async close() {
      await Promise.all([files.stop(), olderFiles.stop(), site.stop()])
    },
  }
}

/** Returns the folder of an app's content addresses. */
const contentsBelow = (base: string) => base.replace(/[^/]+\/$/, `${CONTENT_ADDRESS_FOLDER}/`)

function pinIn({ remotes }: Composition, remote: string): RemotePin {
  const pin = remotes[remote]
  if (!pin) throw new Error(`The site pins no ${remote}.`)
  return pin
}

async function scriptsAt(request: APIRequestContext, base: string): Promise<ScriptTexts> {
  // shared/tooling/build/release-manifest.ts wrote this file.
  const { files } = JSON.parse(await textAt(request, `${base}release.json`)) as Release
  const names = Object.keys(files).filter(name => /^[^/]+\.js$/.test(name))
  const read = async (name: string) => [name, await textAt(request, base + name)] as const
  return Object.fromEntries(await Promise.all(names.map(read)))
}

async function textAt(request: APIRequestContext, url: string): Promise<string> {
  return String((await passOn(request, url)).body)
}

// Files of the site under test, by URL. All tests of a worker can share them, since releases never change.
const known = new Map<string, ServedFile>()

async function passOn(request: APIRequestContext, url: string): Promise<ServedFile> {
  const kept = known.get(url)
  if (kept) return kept
  const answer = await request.get(url)
  const { 'content-type': type = '', ...headers } = answer.headers()
  const policies = Object.entries(headers).filter(([name]) => name.endsWith('-policy'))
  const file = {
    status: answer.status(),
    type,
    body: await answer.body(),
    headers: Object.fromEntries(policies),
  }
  if (url.includes('/apps/') && answer.ok()) known.set(url, file)
  return file
}
