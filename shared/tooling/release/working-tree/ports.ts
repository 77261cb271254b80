import { createServer } from 'node:net'
import { MAX_PORT, parseIntegerInRange } from '@kutuhal/settings'
import { getErrorCode } from '../store/files/error-code.ts'
import { DEFAULT_PORT } from '../store/store-location.ts'

export interface SitePorts {
  readonly site: number
  readonly gateway: number
}

/** The port after the site's is for the assistant's gateway. @param more how many further ports are needed */
export function assignSitePorts(first: string | undefined, more = 0): SitePorts {
  const site = parseFirstPort(first, DEFAULT_PORT, 1 + more)
  return { site, gateway: site + 1 }
}

/** @throws Error that lists the ports in use, each with what it is for */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports))
    if (!(await isFree(port))) taken.push(`${port} (for ${name})`)
  if (taken.length === 0) return
  throw new Error(
    `Already in use: port ${taken.join(', port ')}. Stop what listens there, or choose others: PORT=4000 npm start uses 4000 and 4001.`,
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => {
      if (getErrorCode(error) === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** @param more how many of the ports directly after this port are needed, too */
export function parseFirstPort(typed: string | undefined, fallback: number, more: number): number {
  const most = MAX_PORT - more
  const port = typed === undefined || typed === '' ? fallback : parseIntegerInRange(typed, 1, most)
  if (port !== undefined) return port
  throw new Error(`PORT=${typed} is no port number. Use a whole number from 1 to ${most}, e.g. PORT=4000.`)
}
