/**
 * Parsers for settings that people type, and schemas for variables of services. They return values in the
 * form that servers and browsers send, so that a setting can be compared with a request. They reject text
 * that would have no effect, such as a path after an origin.
 */
import { isIP } from 'node:net'
import { z } from 'zod'

export const MAX_PORT = 65_535

/** Splits a list. @returns the items between commas; none for an empty text */
export const parseList = (text: string): readonly string[] =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')

/**
 * Parses a comma-separated list.
 * @returns all values; undefined if the list is empty or an item is invalid
 */
export function parseEveryItem<Value>(
  text: string,
  parse: (item: string) => Value | undefined,
): readonly Value[] | undefined {
  const values = parseList(text).map(parse)
  const good = values.filter(value => value !== undefined)
  return good.length > 0 && good.length === values.length ? good : undefined
}

/** Parses a number. @returns undefined for anything but digits, and for a number out of range */
export function parseIntegerInRange(text: string, least: number, most: number): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
}

/**
 * Parses an origin into the form of browsers: `https://WWW.Example.org.:443` becomes https://www.example.org.
 */
export function parseOrigin(text: string): string | undefined {
  const url = /^https?:\/\/[^/\\?#@\s]+$/i.test(text) ? urlFrom(text) : undefined
  if (url) url.hostname = url.hostname.replace(/\.$/, '')
  return url?.origin
}

/** Parses an origin whose port may be `*`, which means any port. */
export function parseOriginPattern(text: string): string | undefined {
  const [, host] = /^(.+):\*$/.exec(text) ?? []
  if (host === undefined) return parseOrigin(text)
  const origin = /:\d*$/.test(host) ? undefined : parseOrigin(host)
  return origin && `${origin}:*`
}

interface AddressRules {
  /** The allowed protocols, such as `https:`. */
  readonly protocols: readonly string[]
  readonly hasPath?: boolean
  readonly hasPassword?: boolean
}

/** Parses the URL of a server. Removes a slash at the end. */
export function parseServerUrl(
  text: string,
  { protocols, hasPath = false, hasPassword = false }: AddressRules,
): string | undefined {
  const url = /^[^\s\\]+$/.test(text) ? urlFrom(text) : undefined
  if (!url || !protocols.includes(url.protocol) || /[?#]/.test(text)) return undefined
  if (!hasPath && url.pathname.replace('/', '') !== '') return undefined
  if (!hasPassword && (url.username !== '' || url.password !== '')) return undefined
  return url.href.replace(/\/+$/, '')
}

/**
 * Parses the path of a file or folder. Rejects URLs, and `~/store`, which only a command shell expands.
 * @returns the path without spaces around it
 */
export function parsePath(text: string): string | undefined {
  const path = text.trim()
  return path === '' || /^~|^[a-z][a-z0-9+.-]+:|\p{Cc}/iu.test(path) ? undefined : path
}

/** Parses a host name or IP address without a port: `EXAMPLE.org` becomes example.org. */
export function parseHost(text: string): string | undefined {
  if (isIP(text) === 6) return text.toLowerCase()
  return /^[^\s:/\\?#@[\]]+$/.test(text) ? urlFrom(`http://${text}`)?.hostname : undefined
}

/** Parses a host with a port: `127.0.0.1:9464` or `[::1]:9464`. */
export function parseHostAndPort(text: string): { readonly host: string; readonly port: number } | undefined {
  const [, number, name = '', digits = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(text) ?? []
  const host = number === undefined ? parseHost(name) : isIP(number) === 6 ? number : undefined
  const port = parseIntegerInRange(digits, 0, MAX_PORT)
  return host === undefined || port === undefined ? undefined : { host, port }
}

/** Parses an IP address or a network such as `10.0.0.0/8`. Rejects `/0`, which means all addresses. */
export function parseNetwork(text: string): string | undefined {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || address.includes('%') || more.length > 0) return undefined
  return bits === undefined || (/^[1-9]/.test(bits) && parseIntegerInRange(bits, 1, longest))
    ? text
    : undefined
}

/** Networks that the web framework knows by name, such as `loopback`. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Parses which proxies to trust for `X-Forwarded-For`: named networks, networks, IP addresses, or `none`.
 * @returns the value in the form that the web framework takes
 */
export function parseTrustedProxies(text: string): string | false | undefined {
  if (text === 'none') return false
  return parseEveryItem(text, item => (namedNetworks.has(item) ? item : parseNetwork(item)))?.join(',')
}

/** Parses a URL. Rejects hosts that `URL` accepts, but no browser would use, such as `*.example.org`. */
function urlFrom(text: string): URL | undefined {
  try {
    const url = new URL(text)
    return /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i.test(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes a schema from a parser.
 * @param parse function that returns undefined for an invalid text
 * @param what the expected value in words; the error message begins with these words
 */
export function createParsedSchema<Value>(parse: (text: string) => Value | undefined, what: string) {
  return z.string().transform((text, context) => {
    const value = parse(text.trim())
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: `${what} is expected` })
    return z.NEVER
  })
}

/** A schema for a whole number from `least` to `most`, both included. */
export function createWholeNumberSchema(least: number, most: number) {
  return createParsedSchema(
    text => parseIntegerInRange(text, least, most),
    `a whole number from ${least} to ${most}`,
  )
}
