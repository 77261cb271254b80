/** @jest-environment jsdom */
import type { Composition } from '@kutuhal/contract/composition.ts'
import { reportErrors } from './report-errors.ts'

const pin = (app: string) => ({
  release: `${app}@1.0.0`,
  base: `https://site.example/apps/${app}/1.0.0/`,
  container: app,
  integrity: '',
})
const composition: Composition = {
  generation: 'aaaaaaaaaaaa',
  year: 2026,
  shell: pin('shell'),
  remotes: { 'mf-maze': pin('mf-maze'), 'mf-labs': pin('mf-labs') },
  gatewayUrl: '',
}

it('charges an error to the release whose code threw it, not to those that called it', async () => {
  reportErrors(composition)
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
