import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard: readonly { readonly type?: string }[]
  }
}

/** A script that collects these types of events from mazes; of messages, their data. */
export const collect = (...types: readonly string[]): string => `
  window.heard = []
  for (const type of ${JSON.stringify(types)})
    addEventListener(type, ({ type, data, detail }) => heard.push(data ?? { type, ...detail }))
`

/** What was collected so far. */
export function heard(page: Page, type?: string): Promise<readonly { readonly type?: string }[]> {
  return page.evaluate(
    wanted => window.heard.filter(event => wanted === undefined || event.type === wanted),
    type,
  )
}
