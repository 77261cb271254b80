/**
 * The host names of a site. Servers build the site's origin from these, never from a request, since caches
 * would keep that origin for everybody. A request for any other host gets 421.
 */
import { isIPv6 } from 'node:net'
import { parseHostAndPort, parseHost, parseList } from '@kutuhal/contract/typed-settings.ts'

export interface SiteHosts {
  /** The site's hosts, e.g. `www.example.org`; with a port if visitors use another port than the server. */
  readonly names: readonly string[]
  /** The host below which previews are: `preview-<generation>.<host>`. Absent for no previews. */
  readonly previews?: string | undefined
}

/** Host names of a site on a developer's computer. Hosts below `localhost` cannot set cookies for it. */
export const LOCAL_HOSTS: SiteHosts = { names: ['localhost', '127.0.0.1', '[::1]'], previews: 'localhost' }

/**
 * @param typed hosts with commas between, with or without ports
 * @returns the hosts in the form that browsers send; undefined if one of them is invalid
 */
export function parseHostNames(typed: string): readonly string[] | undefined {
  const names = parseList(typed).map(hostNameFrom)
  const good = names.filter(name => name !== undefined)
  return good.length > 0 && good.length === names.length ? good : undefined
}

function hostNameFrom(text: string): string | undefined {
  const bare = parseHost(text.replace(/^\[(.+)\]$/, '$1'))
  if (bare !== undefined) return bracketed(bare)
  const withPort = parseHostAndPort(text)
  return withPort && `${bracketed(withPort.host)}:${withPort.port}`
}

/**
 * Formats a host as in a `Host` header: an IPv6 address in brackets, a full name without the dot at its end.
 */
const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host.replace(/\.$/, ''))

/** The scheme and port that a server listens on. */
export interface ListenAddress {
  readonly scheme: 'http' | 'https'
  readonly port: number
}

/** How to recognize requests for a host, and how to build its origin. */
export interface HostPattern {
  /** The `Host` header as a regular expression; its group is a preview's generation. */
  readonly pattern: string
  /** Whether `preview-<generation>.` precedes the host. */
  readonly isPreview: boolean
  /** The host in addresses, without a default port; for previews, the part after the generation. */
  readonly authority: string
}

/** Regular expression of a preview's generation, in a syntax that both JavaScript and nginx support. */
const GENERATION = 'preview-(?<preview_id>[0-9a-f]{12,32})'

export function buildHostPatterns(
  { names, previews }: SiteHosts,
  listening: ListenAddress,
): readonly HostPattern[] {
  const form = (host: string, isPreview: boolean): HostPattern => {
    const [, name = host, ownPort] = /^(.+?)(?::(\d+))?$/.exec(host) ?? []
    const port = Number(ownPort ?? listening.port)
    const start = isPreview ? String.raw`${GENERATION}\.` : ''
    const isUsual = port === (listening.scheme === 'https' ? 443 : 80)
    return {
      pattern: `${start}${name.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?::${port})?`,
      isPreview,
      authority: isUsual ? name : `${name}:${port}`,
    }
  }
  return [...names.map(name => form(name, false)), ...(previews === undefined ? [] : [form(previews, true)])]
}

export interface RequestedHost {
  /** The origin, e.g. `http://localhost:3000`. */
  readonly origin: string
  /** The preview's generation; absent for the live site. */
  readonly preview?: string | undefined
}

/**
 * @param header the `Host` header; absent before HTTP/1.1, where the request is for the first host
 * @returns undefined for an unknown host
 */
export function parseRequestedHost(
  hosts: SiteHosts,
  listening: ListenAddress,
  header: string | undefined,
): RequestedHost | undefined {
  const { names } = hosts
  for (const { pattern, isPreview, authority } of buildHostPatterns(hosts, listening)) {
    const match = new RegExp(`^${pattern}$`, 'i').exec(header ?? names[0] ?? '')
    if (!match) continue
    const preview = isPreview ? match.groups?.['preview_id'] : undefined
    const start = preview === undefined ? '' : `preview-${preview}.`
    return { origin: `${listening.scheme}://${start}${authority}`, preview }
  }
  return undefined
}

/** Matches suffixes of two labels below which anyone can register a name, such as `co.in`. */
const SHARED_SECOND_LEVEL = /^(?:ac|co|com|edu|firm|gen|gov|net|nic|nom|org|res)\.[a-z]{2}$/

/**
 * Warns if previews could set cookies for the site: previews are unchecked, and share the site's registered
 * domain.
 * @returns the warning; undefined if such cookies cannot reach the site
 */
export function getPreviewWarning({ names, previews }: SiteHosts): string | undefined {
  if (previews === undefined) return undefined
  const below = labelsOf(previews)
  const site = names.find(name => {
    const shared = sharedEnd(labelsOf(name), below)
    return shared.length >= 2 && !SHARED_SECOND_LEVEL.test(shared.join('.'))
  })
  if (site === undefined) return undefined
  const domain = sharedEnd(labelsOf(site), below).join('.')
  return `Previews below ${previews} can set cookies for ${site}: both are below ${domain}. Register a domain of its own for them (shared/docs/guides/serving.md).`
}

const labelsOf = (host: string): readonly string[] => host.replace(/:\d+$/, '').toLowerCase().split('.')

function sharedEnd(one: readonly string[], other: readonly string[]): readonly string[] {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length++
  return one.slice(one.length - length)
}
