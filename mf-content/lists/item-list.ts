/** Each list is one JSON file, which browsers fetch once and check. */
import { site, withSiteFacts } from '@kutuhal/contract'
import { publicFileUrl } from '../asset.ts'
import { files, integrity } from './items.files.ts'
import type { ItemWithText, SearchRules } from './list-page.ts'

export interface ItemList<Item> {
  /** Newest first. @throws ListError if the file is missing or wrong */
  load(): Promise<readonly ItemWithText<Item>[]>
  /** Undefined until then. */
  loaded(): readonly ItemWithText<Item>[] | undefined
}

/** Pages without a search use `ItemList`, so that they do not load its code. */
export type SearchableList<Item> = ItemList<Item> & SearchRules<Item>

/** @param name the list's name in items.files.ts */
export function createItemList<Item>(name: keyof typeof integrity): ItemList<Item> {
  let loading: Promise<readonly ItemWithText<Item>[]> | undefined
  let loaded: readonly ItemWithText<Item>[] | undefined

  async function read() {
    const text = __COMPOSING__ ? files[name] : await fetchList(name)
    // The browser has compared the text with the hash of what the build wrote.
    loaded = JSON.parse(text, filled) as readonly ItemWithText<Item>[]
    return loaded
  }
  return {
    loaded: () => loaded,
    load() {
      loading ??= read().catch((error: unknown) => {
        // The next call tries again.
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

/** Ms. A list has about 15 KB. */
const TIMEOUT_MS = 20_000

/** Tries again past the browser's cache, where a broken copy would stay: such files do not expire. */
async function fetchList(name: keyof typeof integrity): Promise<string> {
  const url = publicFileUrl(`content/${name}.json`)
  for (const cache of ['default', 'reload'] as const) {
    const stalled = new AbortController()
    const timer = setTimeout(() => stalled.abort(), TIMEOUT_MS)
    try {
      const response = await fetch(url, { cache, integrity: integrity[name], signal: stalled.signal })
      if (response.ok) return await response.text()
    } catch {
      if (stalled.signal.aborted) throw new ListError(url, 'timeout')
    } finally {
      clearTimeout(timer)
    }
  }
  throw new ListError(url, 'error')
}

/** The host classifies load failures by the fields of webpack's chunk errors. */
class ListError extends Error {
  constructor(
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`${request}: ${type}`)
    this.name = 'ListError'
  }
}

/** Facts about the company come from the host. In HTML, they are escaped. */
function filled(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return key === 'sanitisedHtml'
    ? withSiteFacts({ sanitisedHtml: value }).sanitisedHtml
    : value.replace(FACTS, fact => String(Reflect.get(site, fact.slice(2, -2))))
}

const FACTS = /\{\{(brand|legalName|founded|email|phone)\}\}/g
