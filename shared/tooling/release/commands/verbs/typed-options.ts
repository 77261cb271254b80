/** Options of several commands that name servers, one parser for each. All of them throw an Error that shows the form. */
import { isIPv4, isIPv6 } from 'node:net'
import { addressFrom, HIGHEST_PORT, hostFrom, listFrom } from '@kutuhal/contract/typed-settings.ts'
import { wholeNumber } from './request.ts'

export const portFrom = (option: string, text: string): number => wholeNumber(option, text, 1, HIGHEST_PORT)

/** Where nginx listens: `*` for all of IPv4, `[::]` for all of IPv6. */
export function listenAddressesFrom(text: string): readonly string[] {
  const addresses = listFrom(text)
  const wrong = addresses.find(
    each => each !== '*' && !isIPv4(each) && !isIPv6(/^\[(.+)\]$/.exec(each)?.[1] ?? ''),
  )
  if (wrong === undefined && addresses.length > 0) return addresses
  throw new Error(`--address needs addresses like *,[::] or 10.0.0.7, without ports, not "${wrong ?? text}".`)
}

/** The public name of the site, without a port: whatever nginx listens on, it is asked for this host. */
export function hostNameFrom(text: string): string {
  const host = hostFrom(text)
  if (host !== undefined) return host
  throw new Error(
    `--host needs the name of a host like www.example.org, without https:// or a port, not "${text}".`,
  )
}

/** Prometheus may stand below a path of its server. */
export function prometheusFrom(name: string, text: string): string {
  const address = addressFrom(text, { protocols: ['http:', 'https:'], hasPath: true })
  if (address !== undefined) return address
  throw new Error(
    `${name} needs the address of Prometheus, like http://localhost:9090, without a password or a query, not "${text}".`,
  )
}
