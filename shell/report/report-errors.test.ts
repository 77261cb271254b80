/** @jest-environment jsdom */
import type { Composition } from '@kutuhal/contract/composition.ts'
import { startErrorReporter } from './report-errors.ts'

const pin = (app: string) => ({
  release: `${app}@1.0.0`,
  base: `https://site.example/apps/${app}/1.0.0/`,
  container: app,
  entry: `https://site.example/apps/${app}/1.0.0/remoteEntry.js`,
  integrity: '',
})
const composition: Composition = {
  generation: 'aaaaaaaaaaaa',
  year: 2026,
  shell: pin('shell'),
  remotes: { 'mf-maze': pin('mf-maze'), 'mf-labs': pin('mf-labs') },
  gatewayUrl: '',
}
const live = { known: composition, load: () => Promise.resolve(composition) }

it('charges nobody with what extensions and browsers throw', async () => {
  startErrorReporter(live)
  const reports: unknown[] = []
  const take = (report: Event) => reports.push(report)
  addEventListener('site-report', take)
  const message = 'ResizeObserver loop completed with undelivered notifications.'
  dispatchEvent(new ErrorEvent('error', { message, filename: 'chrome-extension://abc/content.js' }))
  for (const reason of ['Object Not Found Matching Id:3', undefined, withoutStack()])
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  await new Promise(resolve => setTimeout(resolve))
  removeEventListener('site-report', take)
  expect(reports).toEqual([])
})

/** As browsers reject with, e.g. when they refuse to play a sound. */
function withoutStack(): Error {
  const error = new Error('The operation was aborted.')
  delete error.stack
  return error
}

it('goes on charging errors when the pins name an address that is none', async () => {
  const broken = { ...pin('mf-chat'), base: 'https://' }
  startErrorReporter({ ...live, known: { ...composition, remotes: { broken, 'mf-news': pin('mf-news') } } })
  const releases: unknown[] = []
  const take = (report: Event) => releases.push(Reflect.get(Reflect.get(report, 'detail'), 'release'))
  addEventListener('site-report', take)
  const filename = 'https://site.example/apps/mf-news/1.0.0/main.js'
  dispatchEvent(new ErrorEvent('error', { message: 'no news', filename }))
  await new Promise(resolve => setTimeout(resolve))
  removeEventListener('site-report', take)
  expect(releases).toEqual(['mf-news@1.0.0'])
})

it('charges what React mends to the release whose components it stands in', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reports = startErrorReporter(live)
  const releases: unknown[] = []
  addEventListener('site-report', report =>
    releases.push(Reflect.get(Reflect.get(report, 'detail'), 'release')),
  )
  const shell = 'at App (https://site.example/apps/shell/1.0.0/main.js:1:2)'
  reports.recoverableError(new Error('Hydration failed.'), shell)
  reports.recoverableError(
    new Error('Hydration failed.'),
    `at Board (https://site.example/apps/mf-maze/1.0.0/p.js:1:2)\n${shell}`,
  )
  expect(releases).toEqual(['shell@1.0.0', 'mf-maze@1.0.0'])
})

it('charges an error to the release whose code threw it, not to those that called it', async () => {
  startErrorReporter(live)
  const reported = new Promise<Event>(resolve => addEventListener('site-report', resolve, { once: true }))
  const error = new Error('no board')
  error.stack = `Error: no board
    at onClick (https://site.example/apps/mf-labs/1.0.0/page-labs.js:1:2345)
    at executeDispatch (https://site.example/apps/shell/1.0.0/main.js:1:99)
    at https://site.example/apps/mf-maze/1.0.0/remote.js:1:1`
  dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught Error: no board', filename: '' }))
  expect(await reported).toMatchObject({
    detail: { release: 'mf-labs@1.0.0', message: expect.any(String) as string },
  })
})
