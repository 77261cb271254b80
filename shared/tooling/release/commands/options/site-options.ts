import { parseServerUrl } from '@kutuhal/settings'

/** Product specification, “The calls it makes”. */
const PATH = '/main/gemini'

/** `https://assistant.example.org/main/gemini`, or just the path. */
export function parseGatewayUrl(typed: string): string {
  if (typed === PATH) return typed
  const address = parseServerUrl(typed, { protocols: ['https:', 'http:'], hasPath: true })
  if (address?.endsWith(PATH) && isBrowserCallableUrl(new URL(address))) return address
  throw new Error(
    `--gateway needs an address like https://assistant.example.org${PATH} (https, or http at localhost; no user, no query, ${PATH} at its end), or ${PATH} for the site's own, not "${typed}".`,
  )
}

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Pages can only call a secure service. */
const isBrowserCallableUrl = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname))
