import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard: readonly { readonly type?: string }[]
  }
}

/** Returns a script that collects events of these types; of `message` events, only their data. */
export const createEventCollectorScript = (...types: readonly string[]): string => `
  window.heard = []
  for (const type of ${JSON.stringify(types)})
    addEventListener(type, ({ type, data, detail }) => heard.push(data ?? { type, ...detail }))
`

export function readCollectedEvents(
  page: Page,
  type?: string,
): Promise<readonly { readonly type?: string }[]> {
  return page.evaluate(
    wanted => window.heard.filter(event => wanted === undefined || event.type === wanted),
    type,
  )
}
