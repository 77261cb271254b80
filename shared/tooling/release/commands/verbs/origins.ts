import { requireApp } from '@kutuhal/build/apps.ts'
import { parseList, parseOrigin } from '@kutuhal/contract/typed-settings.ts'
import type { Plan } from '../../store/plan.ts'
import { isBrowserCallableUrl } from './callable-by-browsers.ts'

/**
 * Parses the option for remotes on other origins:
 * `mf-maze=https://maze.example.org,mf-chat=https://chat.example.org`.
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
