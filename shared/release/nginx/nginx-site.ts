import type { Answer, AskOptions } from '../../testing/ask.ts'
import { exampleStore, pointTo, removeStore, type Shown } from './example-store.ts'
import type { NginxOptions } from './options.ts'
import { startTestNginx, type TestNginx } from './test-nginx.ts'
import type { Store } from '../store.ts'

/** Where mf-maze's files have an origin of their own. */
export const MAZE_HOST = 'maze.localhost'

export interface NginxSite {
  ask(path: string, options?: AskOptions): Promise<Answer>
  /** Makes a deployment live. */
  show(shown: Shown): Promise<void>
  /** Both are there only while tests run. */
  store(): Store
  nginx(): TestNginx
}

/**
 * An nginx with the example store, of which the first generation is live, for the tests of one `describe`: call it where that
 * declares its tests. Whatever they ask for, nothing may be worth a warning in nginx's log.
 */
export function nginxSite(options: Partial<NginxOptions> = {}): NginxSite {
  let store: Store
  let nginx: TestNginx

  beforeAll(async () => {
    store = await exampleStore()
    nginx = await startTestNginx(store, { origins: { 'mf-maze': MAZE_HOST }, ...options })
  })

  afterAll(async () => {
    const log = await nginx.log()
    await nginx.close()
    await removeStore(store)
    expect(log).not.toMatch(/\[(warn|emerg|alert|crit)\]/)
  })

  return {
    ask: (path, askOptions) => nginx.ask(path, askOptions),
    show: shown => pointTo(store, shown),
    store: () => store,
    nginx: () => nginx,
  }
}

/** To ask as a browser does that takes these encodings. */
export const accepting = (encodings: string): AskOptions => ({ headers: { 'accept-encoding': encodings } })
