import type { AddressInfo } from 'node:net'
import { test } from '@playwright/test'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { startPartnerServer, type PartnerServer } from './partner-server.ts'
import { mazeStore, mazeVersion } from './store.ts'

export interface MazeServer {
  readonly origin: string
  /** The address of a file for partners, by default of the current version. */
  file(name: string, version?: string): string
  readonly script: string
  /** The frame that a partner pastes into a page. @param options e.g. `#theme=dark` */
  frame(options?: string): string
}

interface Servers {
  readonly maze: MazeServer
  readonly partner: PartnerServer
}

/** Playwright's `test` with the maze's server and a partner's server. */
export const testWithServers = test.extend<object, Servers>({
  maze: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are wanted: none.
    async ({}, provide) => {
      const server = await serveSite(mazeStore)
      await server.listen({ port: 0, host: '127.0.0.1' })
      const origin = `http://localhost:${(server.server.address() as AddressInfo).port}`
      const file = (name: string, wanted = mazeVersion) => `${origin}/embed/mf-maze@${wanted}/${name}`
      await provide({
        origin,
        file,
        script: `<script async src="${file('robot-maze.js')}"></script>`,
        frame: (options = '') =>
          `<iframe title="Robot Maze" sandbox="allow-scripts" width="600" height="1400" src="${file('frame.html')}${options}"></iframe>`,
      })
      await server.close()
    },
    { scope: 'worker' },
  ],
  partner: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are wanted: none.
    async ({}, provide) => {
      const server = await startPartnerServer()
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
