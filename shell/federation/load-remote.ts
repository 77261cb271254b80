/**
 * The host's side of module federation: a remote's `remoteEntry.js` defines a container, which takes the
 * share scope and returns exposed modules.
 */
import * as emotion from '@emotion/react'
import * as emotionJsx from '@emotion/react/jsx-runtime'
import emotionPackage from '@emotion/react/package.json'
import * as contract from '@kutuhal/contract'
import type { RemoteModule } from '@kutuhal/contract'
import type { SharedModuleName } from '@kutuhal/contract/brought-by-host.ts'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import contractPackage from '@kutuhal/contract/package.json'
import type { ShareScope } from '@kutuhal/contract/share-scope.ts'
import React from 'react'
import reactJsx from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import { ENTRY_TRUSTED_TYPES_POLICY } from '../document-data.ts'
import { ScriptLoadError, SiteError } from './load-failure.ts'

/** After this time fallback.ts starts another attempt; ms. */
const ENTRY_TIMEOUT_MS = 2500

/** No file has this hash, so that of a pin without a hash is refused. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`

/** The same for every bundler. */
interface Container {
  init(shareScope: ShareScope): unknown
  /** Rejects if there is no such module, or a script fails. */
  get(exposed: string): Promise<() => unknown>
}

/**
 * In browsers and while composing. The React packages are CommonJS, so their default import is the whole
 * package. Of each package.json only the version is bundled.
 */
export const sharedPackages: Readonly<Record<SharedModuleName, readonly [version: string, module: unknown]>> =
  {
    react: [React.version, React],
    'react/jsx-runtime': [React.version, reactJsx],
    'react-dom': [ReactDOM.version, ReactDOM],
    '@emotion/react': [emotionPackage.version, emotion],
    '@emotion/react/jsx-runtime': [emotionPackage.version, emotionJsx],
    '@kutuhal/contract': [contractPackage.version, contract],
  }

/** In the form that containers take. */
const shareScope: ShareScope = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, [version, module]]) => [
    name,
    { [version]: { get: () => () => module, from: 'shell', loaded: true } },
  ]),
)

const loading = new Map<string, Promise<RemoteModule>>()
const containers = new Map<string, Container>()

/**
 * Failures are not cached: the next call tries again.
 * @throws ScriptLoadError if a script failed to load, an Error if the release needs a package that the shell
 * does not share or exposes no remote, and any error of the release's own code
 */
export function loadRemote(pin: ReleasePin): Promise<RemoteModule> {
  const known = loading.get(pin.release)
  if (known) return known
  const module = load(pin)
  loading.set(pin.release, module)
  module.catch(() => loading.delete(pin.release))
  return module
}

async function load(pin: ReleasePin): Promise<RemoteModule> {
  const container = containers.get(pin.container) ?? (await startContainer(pin))
  const factory = await container.get('./remote')
  const exposed = factory()
  if (exposesRemote(exposed)) return exposed.remote
  throw new SiteError('It exposes no remote.', { hint: 'remote.tsx must export `remote`.' })
}

async function startContainer(pin: ReleasePin): Promise<Container> {
  await runEntry(pin)
  const container: unknown = Reflect.get(globalThis, pin.container)
  if (!isContainer(container)) {
    throw new SiteError(`remoteEntry.js defines no container "${pin.container}".`, {
      hint: 'Was it built under another name?',
    })
  }
  await container.init(shareScope)
  containers.set(pin.container, container)
  return container
}

function runEntry(pin: ReleasePin): Promise<void> {
  const url = new URL(pin.entry, location.href).href
  const script = document.createElement('script')
  script.async = true
  // Releases with an unchanged entry share the file, and the entry names its container after this attribute.
  script.dataset['release'] = pin.release
  // As in this file's preload, or the browser fetches the file twice.
  script.crossOrigin = 'anonymous'
  script.integrity = (pin.integrity || MATCHES_NOTHING) + (globalThis.scriptCacheBuster ?? '')
  Object.assign(script, { src: policy ? policy.createScriptURL(url) : url })

  return new Promise<void>((resolve, reject) => {
    let thrown: unknown
    const timer = setTimeout(() => settle(new ScriptLoadError(url, 'timeout')), ENTRY_TIMEOUT_MS)
    const noticeThrown = (event: ErrorEvent) => {
      if (event.filename !== url) return
      thrown = event.error
      // Mark the error as caught, so that it is reported only once, with the release's name.
      event.preventDefault()
    }
    function settle(error?: unknown) {
      clearTimeout(timer)
      removeEventListener('error', noticeThrown)
      script.remove()
      if (error === undefined) resolve()
      else reject(asError(error))
    }
    addEventListener('error', noticeThrown)
    script.addEventListener('load', () => settle(thrown))
    script.addEventListener('error', () => settle(new ScriptLoadError(url, 'error')))
    document.head.append(script)
  })
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

const policy = globalThis.trustedTypes?.createPolicy(ENTRY_TRUSTED_TYPES_POLICY, {
  createScriptURL: url => url,
})

function isContainer(value: unknown): value is Container {
  return value instanceof Object && 'init' in value && 'get' in value
}

function exposesRemote(exposed: unknown): exposed is { readonly remote: RemoteModule } {
  return exposed instanceof Object && 'remote' in exposed && exposed.remote instanceof Object
}
