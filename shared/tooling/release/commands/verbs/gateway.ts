import { parseServerUrl } from '@kutuhal/contract/typed-settings.ts'
import { isBrowserCallableUrl } from './callable-by-browsers.ts'

/** Path at which the assistant's server answers (product specification, “The calls it makes”). */
const PATH = '/main/gemini'

/**
 * Parses the address of the assistant's server: `https://assistant.example.org/main/gemini`, or
 * `/main/gemini` on the site.
 * @throws Error that shows the valid forms
 */
export function parseGatewayUrl(typed: string): string {
  if (typed === PATH) return typed
  const address = parseServerUrl(typed, { protocols: ['https:', 'http:'], hasPath: true })
  if (address?.endsWith(PATH) && isBrowserCallableUrl(new URL(address))) return address
  throw new Error(
    `--gateway needs an address like https://assistant.example.org${PATH} (https, or http at localhost; no user, no query, ${PATH} at its end), or ${PATH} for the site's own, not "${typed}".`,
  )
}
