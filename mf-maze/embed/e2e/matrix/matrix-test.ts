import type { AddressInfo } from 'node:net'
import { test as base, expect } from '@playwright/test'
import { serveReleases } from '@kutuhal/release/serve/serve.ts'
import { engineNamed, type Engine } from '@kutuhal/testing/browsers/engines.ts'
import type { EngineOptions } from '@kutuhal/testing/browsers/facts-test.ts'
import type { Visitor } from '@kutuhal/testing/browsers/visitor.ts'
import type { Maze } from '../partner-test.ts'
import { startPartner, type PartnerServer } from '../partner-server.ts'
import { store, version } from '../store.ts'

interface WorkerFixtures extends EngineOptions {
  readonly tier: Engine['tier']
  readonly visitor: Visitor
  readonly maze: Maze
  readonly partner: PartnerServer
}

/** Playwright's runner, with a visitor in one of the engines, the maze's server and a partner's. */
export const test = base.extend<object, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  tier: [({ engine }, provide) => provide(engineNamed(engine).tier), { scope: 'worker' }],
  visitor: [
    async ({ engine }, provide) => {
      const start = engineNamed(engine).find()
      if (!start) throw new Error(`There is no ${engine} on this computer. Try: npm run partners:browsers`)
      const visitor = await start()
      await provide(visitor)
      await visitor.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  maze: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are wanted: none.
    async ({}, provide) => {
      const server = await serveReleases(store, 'mf-maze')
      await server.listen({ port: 0, host: '127.0.0.1' })
      const origin = `http://localhost:${(server.server.address() as AddressInfo).port}`
      const file = (name: string, wanted = version) => `${origin}/embed/mf-maze@${wanted}/${name}`
      await provide({ origin, file, script: `<script async src="${file('robot-maze.js')}"></script>` })
      await server.close()
    },
    { scope: 'worker' },
  ],
  partner: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are wanted: none.
    async ({}, provide) => {
      const server = await startPartner()
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** As `expect`, of something that becomes true soon. */
export const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { intervals: [100] })
