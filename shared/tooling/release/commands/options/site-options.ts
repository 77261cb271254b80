/** Parses the options of `promote` that name servers of the site. */
import { requireApp } from '@kutuhal/build/apps.ts'
import { parseList, parseOrigin, parseServerUrl } from '@kutuhal/contract/typed-settings.ts'
import type { Plan } from '../../store/plan.ts'

/** Path at which the assistant's server answers (product specification, “The calls it makes”). */
const PATH = '/main/gemini'

/**
 * Parses the assistant's address: `https://assistant.example.org/main/gemini`, or just the path.
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

/**
 * Parses the origins of remotes: `mf-maze=https://maze.example.org,mf-chat=https://chat.example.org`.
 * @returns the origins by app
 * @throws Error that shows the valid form
 */
export function parseOrigins(typed = ''): Plan['origins'] {
  const origins = new Map<string, string>()
  for (const item of parseList(typed)) {
    const [, app, text = ''] = /^([^=]+)=(.+)$/.exec(item) ?? []
    const origin = parseOrigin(text)
    if (origin === undefined || !isBrowserCallableUrl(new URL(origin))) {
      throw new Error(
        `--origins needs an origin for each app, like mf-maze=https://maze.example.org (https, or http at localhost), not "${item}".`,
      )
    }
    if (origins.has(requireApp(app))) throw new Error(`--origins names ${app} twice. One origin is enough.`)
    origins.set(requireApp(app), origin)
  }
  return Object.fromEntries(origins)
}

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether pages can call a service at this URL, which must be secure. */
const isBrowserCallableUrl = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname))
