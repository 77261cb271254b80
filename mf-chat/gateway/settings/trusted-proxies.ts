import { isIP } from 'node:net'

/** Networks that have a name; the web framework knows which they are. */
const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** How trusted proxies may be written: `none`, or a list of names, addresses and networks. */
export const isTrustedProxies = (setting: string): boolean =>
  setting === 'none' || setting.split(',').every(entry => names.has(entry.trim()) || isNetwork(entry.trim()))

/** An address, or a network as `10.0.0.0/8`. One of no bits would be everybody. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || address.includes('%') || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest)
}

/** As the web framework wants them. */
export const proxiesOf = (setting: string): string | false =>
  setting === 'none' ? false : setting.replaceAll(/\s/g, '')
