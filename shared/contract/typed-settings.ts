/**
 * What people type into settings, of services and of commands: one parser for each kind. What is accepted comes back as servers and browsers
 * write it, so that it can be compared; what nobody would look at, such as the path of an origin, is not accepted. For Node only.
 */
import { isIP } from 'node:net'

export const HIGHEST_PORT = 65_535

/** @returns what stands between commas; nothing for an empty text */
export const listFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')

/** @returns all of it, or nothing if one item is wrong or there is none */
export function everyOf<Value>(
  text: string,
  parse: (item: string) => Value | undefined,
): readonly Value[] | undefined {
  const values = listFrom(text).map(parse)
  const good = values.filter(value => value !== undefined)
  return good.length > 0 && good.length === values.length ? good : undefined
}

/** @returns nothing for anything but digits, or a number out of range */
export function wholeNumberFrom(text: string, least: number, most: number): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
}

/** `https://WWW.Example.org.:443` is https://www.example.org: as browsers name the origin of a page. */
export function originFrom(text: string): string | undefined {
  const url = /^https?:\/\/[^/\\?#@\s]+$/i.test(text) ? urlFrom(text) : undefined
  if (url) url.hostname = url.hostname.replace(/\.$/, '')
  return url?.origin
}

/** An origin whose port may be `*`, for any. */
export function originPatternFrom(text: string): string | undefined {
  const [, host] = /^(.+):\*$/.exec(text) ?? []
  if (host === undefined) return originFrom(text)
  const origin = /:\d*$/.test(host) ? undefined : originFrom(host)
  return origin && `${origin}:*`
}

interface AddressRules {
  /** Such as `https:`. */
  readonly protocols: readonly string[]
  /** Whether what is asked for stands below a path of it. */
  readonly hasPath?: boolean
  readonly hasPassword?: boolean
}

/** The address of a server, without a slash at its end. */
export function addressFrom(
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
 * A file or folder of this computer: no address, and nothing that only a shell would fill in, such as `~/store`.
 * @returns it without blanks around it
 */
export function pathFrom(text: string): string | undefined {
  const path = text.trim()
  return path === '' || /^~|^[a-z][a-z0-9+.-]+:|\p{Cc}/iu.test(path) ? undefined : path
}

/** The name or number of a host, without a port: `EXAMPLE.org` is example.org. */
export function hostFrom(text: string): string | undefined {
  if (isIP(text) === 6) return text.toLowerCase()
  return /^[^\s:/\\?#@[\]]+$/.test(text) ? urlFrom(`http://${text}`)?.hostname : undefined
}

/** `127.0.0.1:9464` or `[::1]:9464`. */
export function hostAndPortFrom(text: string): { readonly host: string; readonly port: number } | undefined {
  const [, number, name = '', digits = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(text) ?? []
  const host = number === undefined ? hostFrom(name) : isIP(number) === 6 ? number : undefined
  const port = wholeNumberFrom(digits, 0, HIGHEST_PORT)
  return host === undefined || port === undefined ? undefined : { host, port }
}

/** An address of the internet, or a network such as `10.0.0.0/8`. One of no bits would be everybody. */
export function networkFrom(text: string): string | undefined {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || address.includes('%') || more.length > 0) return undefined
  return bits === undefined || (/^[1-9]/.test(bits) && wholeNumberFrom(bits, 1, longest)) ? text : undefined
}

/** Networks that have a name; the web framework knows which they are. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Whose `X-Forwarded-For` is believed: names of networks, networks and addresses, or `none`.
 * @returns as the web framework wants it
 */
export function trustedProxiesFrom(text: string): string | false | undefined {
  if (text === 'none') return false
  return everyOf(text, item => (namedNetworks.has(item) ? item : networkFrom(item)))?.join(',')
}

/** URL takes hosts that no browser would name, such as `*.example.org`. */
function urlFrom(text: string): URL | undefined {
  try {
    const url = new URL(text)
    return /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i.test(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}
