import { requireApp } from '@kutuhal/build/apps.ts'
import type { Plan } from '../../store/plan.ts'
import { isOpenAddress } from './open-address.ts'

/**
 * Remotes with an origin of their own, as typed: `mf-maze=https://maze.example.org,mf-chat=https://chat.example.org`.
 * @returns the origin of each, by app
 * @throws Error that shows the form
 */
export function originsFrom(typed = ''): Plan['origins'] {
  return Object.fromEntries(
    typed
      .split(',')
      .filter(item => item !== '')
      .map(item => {
        const [app, origin = ''] = item.split('=')
        const url = URL.canParse(origin) ? new URL(origin) : undefined
        if (url?.origin === origin && isOpenAddress(url)) return [requireApp(app), origin]
        throw new Error(
          `--origins needs an origin for each app, like mf-maze=https://maze.example.org (https, or http at localhost), not "${item}".`,
        )
      }),
  )
}
