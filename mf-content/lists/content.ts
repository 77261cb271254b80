import { site, withSiteFacts } from '@kutuhal/contract'
import { publicFileUrl } from '../asset.ts'
import { files, root } from './items.files.ts'

/**
 * Reads a file of this release (items.files.ts) and fills in facts about the company. Browsers fetch and
 * check each file only once.
 * @param name the file's name, e.g. `news/7`
 * @throws ContentError if the file is missing, or differs from what was built
 */
export function loadContentFile(name: string): Promise<unknown> {
  const known = loading.get(name)
  if (known) return known
  const loaded = textOf(name).then(filled)
  loading.set(name, loaded)
  // Do not cache failures, so that the next call tries again.
  loaded.catch(() => loading.delete(name))
  return loaded
}

const loading = new Map<string, Promise<unknown>>()

async function textOf(name: string): Promise<string> {
  if (!__COMPOSING__) return fetchChecked(name)
  const text = Reflect.get(files, name)
  if (typeof text === 'string') return text
  throw new Error(`There is no file "${name}" in mf-content/lists/items.files.ts.`)
}

/**
 * Fetches a file. If that fails or the file is wrong, fetches it again and bypasses the browser's cache:
 * files with a hash in the address do not expire, so a broken copy would stay.
 */
async function fetchChecked(name: string): Promise<string> {
  const url = publicFileUrl(`content/${name}.json`)
  for (const cache of ['default', 'reload'] as const) {
    const response = await received(url, cache)
    if (response === undefined) continue
    const { proof, text } = parts(response)
    // Hash in a new task, because a file may be large: the words of ten thousand articles are half a
    // megabyte.
    await yieldToMain()
    // Skip the check without HTTPS: `crypto.subtle` is then missing, and an attacker could replace this check
    // just like the file.
    const isRight = !isSecureContext || (await isFileInRelease(name, text, proof, root))
    if (isRight && text !== '') return text
  }
  throw new ContentError(url, 'error')
}

interface Parts {
  readonly proof: readonly string[]
  readonly text: string
}

/**
 * Splits a file into its text and proof. The build writes such files
 * (shared/tooling/build/data-modules/files-module.mjs).
 */
function parts(response: string): Parts {
  try {
    const parsed: unknown = JSON.parse(response)
    if (isParts(parsed)) return parsed
  } catch {
    // Invalid JSON is handled like wrong content.
  }
  return { proof: [], text: '' }
}

function isParts(parsed: unknown): parsed is Parts {
  if (!(parsed instanceof Object && 'proof' in parsed && 'text' in parsed)) return false
  const { proof, text } = parsed
  return typeof text === 'string' && Array.isArray(proof) && proof.every(step => typeof step === 'string')
}

/**
 * Whether a file belongs to the release: the file's text and its proof must hash to the root hash in our
 * script. The build writes the hashes (shared/tooling/build/data-modules/hash-tree.mjs).
 * @param name the requested name; it is hashed, too, so that no other file of the release passes as this one
 * @param proof the hashes of the file's siblings up the hash tree; each begins with the sibling's side
 */
export async function isFileInRelease(
  name: string,
  text: string,
  proof: readonly string[],
  root: string,
): Promise<boolean> {
  let hash = await sha256(`file ${name}\n${text}`)
  for (const step of proof) {
    const neighbour = step.slice(1)
    hash = await sha256(step.startsWith('<') ? `pair ${neighbour} ${hash}` : `pair ${hash} ${neighbour}`)
  }
  return hash === root
}

/** Returns the hash as base64. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/**
 * Parses a file, and replaces placeholders with the company's facts from the host. In HTML, the facts are
 * escaped.
 */
function filled(text: string): unknown {
  // In a file without HTML, replace placeholders before parsing: a JSON reviver is slow with thousands of
  // values.
  if (!text.includes(HTML))
    return JSON.parse(text.replace(FACTS, fact => JSON.stringify(shown(fact)).slice(1, -1)))
  return JSON.parse(text, (key, value: unknown) => {
    if (typeof value !== 'string' || !value.includes('{{')) return value
    return key === 'sanitisedHtml'
      ? withSiteFacts({ sanitisedHtml: value }).sanitisedHtml
      : value.replace(FACTS, shown)
  })
}

const HTML = '"sanitisedHtml"'
const FACTS = /\{\{(brand|legalName|founded|email|phone)\}\}/g

/** Returns the fact for a placeholder. @param placeholder the placeholder, e.g. `{{email}}` */
const shown = (placeholder: string) => String(Reflect.get(site, placeholder.slice(2, -2)))

/** Resolves in a new task, so that the browser can handle input first. */
export const yieldToMain = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/**
 * If a server sends no data for this many milliseconds, the download counts as stalled: even slow networks
 * deliver some data more often.
 */
const STALLED_AFTER_MS = 10_000

/**
 * The host classifies load failures by the fields of webpack's chunk errors, so this error for a missing or
 * wrong file has the same fields.
 */
class ContentError extends Error {
  constructor(
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`${request}: ${type}`)
    this.name = 'ContentError'
  }
}

/** Reads a response. @returns undefined if the request failed @throws ContentError if the server stalled */
async function received(url: string, cache: RequestCache): Promise<string | undefined> {
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), STALLED_AFTER_MS)
  try {
    const response = await fetch(url, { cache, signal: stalled.signal })
    if (!response.ok || !response.body) return undefined
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      clearTimeout(timer)
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
      timer = setTimeout(() => stalled.abort(), STALLED_AFTER_MS)
    }
  } catch {
    if (stalled.signal.aborted) throw new ContentError(url, 'timeout')
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
