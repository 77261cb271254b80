import type { HTTPRequest, Page } from 'puppeteer-core'
import { textOf } from '../../pages/text-of.ts'
import { quiet, type Noise } from '../watched-page.ts'

export interface Listening {
  /** What the page did since the last time. */
  heard(): Noise
  forget(): void
}

/** Whoever leaves a page does not want the rest of it; what the policy blocked is told by the policy. */
const LEFT = /NS_BINDING_ABORTED|NS_ERROR_ABORT|CSP/i

/** What Firefox says of a script with a hash whose page was left before anything of it came: this is the hash of nothing. */
const LEFT_BEFORE = /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\//

/** Listens to a page of a Firefox, as watched-page.ts does to one of a Chromium. */
export function listenTo(page: Page): Listening {
  let noise = quiet()
  page.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !LEFT_BEFORE.test(text)) noise.console.push(text)
  })
  page.on('pageerror', error => noise.errors.push(textOf(error)))
  page.on('dialog', dialog => {
    noise.dialogs.push(dialog.type())
    dialog.dismiss().catch(() => undefined)
  })
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    if (!LEFT.test(why) && !isIcon(request)) noise.failedRequests.push({ url: request.url(), why })
  })
  page.on('response', response => {
    if (response.status() >= 400 && !isIcon(response.request()))
      noise.failedRequests.push({ url: response.url(), why: `answered ${response.status()}` })
  })
  return {
    heard: () => noise,
    forget: () => (noise = quiet()),
  }
}

const isIcon = (request: HTTPRequest): boolean => request.url().endsWith('/favicon.ico')
