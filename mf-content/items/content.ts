import { site, withSiteFacts } from '@kutuhal/contract'
import { asset } from '../asset.ts'
import { isOfRelease } from './content-check.ts'
import { fetchText } from './fetch-text.ts'
import { files, root } from './items.files.ts'

/**
 * What a file of this release holds (items.files.ts), with the site's facts filled in. It is fetched and checked once; while composing
 * it is there.
 * @param name e.g. `news/7`
 * @throws ContentError if it does not come, or is not what this release was built with
 */
export function content(name: string): Promise<unknown> {
  const known = loading.get(name)
  if (known) return known
  const loaded = textOf(name).then(filled)
  loading.set(name, loaded)
  // A failure is not kept: the next call tries again.
  loaded.catch(() => loading.delete(name))
  return loaded
}

const loading = new Map<string, Promise<unknown>>()

async function textOf(name: string): Promise<string> {
  if (!__COMPOSING__) return fetchChecked(name)
  const text = Reflect.get(files, name)
  if (typeof text === 'string') return text
  throw new Error(`There is no file "${name}" in mf-content/items/items.files.ts.`)
}

async function fetchChecked(name: string): Promise<string> {
  const url = asset(`content/${name}.json`)
  const checked = async (response: string) => {
    const { proof, text } = parts(response)
    return (await isOfRelease(name, text, proof, root)) ? text : undefined
  }
  return fetchText(url, checked)
}

interface Parts {
  readonly proof: readonly string[]
  readonly text: string
}

/** Of a file as the build writes it (shared/tooling/build/data-modules/files-module.mjs). */
function parts(response: string): Parts {
  try {
    // Until it is checked it may be anything: what is no such object fails as one that was changed.
    return JSON.parse(response) as Parts
  } catch {
    return { proof: [], text: '' }
  }
}

/** Facts come with the host and not with the build. In HTML they are escaped. */
function filled(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (typeof value !== 'string' || !value.includes('{{')) return value
    return key === 'sanitisedHtml'
      ? withSiteFacts({ sanitisedHtml: value }).sanitisedHtml
      : value.replace(/\{\{(brand|legalName|founded|email|phone)\}\}/g, (_, fact: Fact) => String(site[fact]))
  })
}

type Fact = 'brand' | 'legalName' | 'founded' | 'email' | 'phone'
