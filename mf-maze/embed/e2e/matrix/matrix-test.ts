import { expect } from '@playwright/test'
import { findEngine, type BrowserEngine } from '@kutuhal/testing/browsers/engines.ts'
import type { EngineTestOptions } from '@kutuhal/testing/browsers/facts-test.ts'
import type { Visitor } from '@kutuhal/testing/browsers/visitor.ts'
import { testWithServers } from '../support/servers-test.ts'

interface WorkerFixtures extends EngineTestOptions {
  readonly tier: BrowserEngine['tier']
  readonly visitor: Visitor
}

/** Playwright's runner with a visitor in one browser engine, the maze's server and a partner's server. */
export const test = testWithServers.extend<object, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  tier: [({ engine }, provide) => provide(findEngine(engine).tier), { scope: 'worker' }],
  visitor: [
    async ({ engine }, provide) => {
      const start = findEngine(engine).find()
      if (!start)
        throw new Error(`There is no ${engine} on this computer. Try: npm run lab -- partners-browsers`)
      const visitor = await start()
      await provide(visitor)
      await visitor.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Like `expect`, but waits until a value is as expected. */
export const expectEventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { intervals: [100] })
