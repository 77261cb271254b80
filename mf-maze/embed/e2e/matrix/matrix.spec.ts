/** Tests every partner page of hosts.ts in every browser engine: `npm run lab -- partners-browsers`. */
import { expect } from '@playwright/test'
import { findEngine, type BrowserEngine } from '@kutuhal/testing/browsers/engines.ts'
import type { EngineTestOptions } from '@kutuhal/testing/browsers/facts-test.ts'
import type { Visitor } from '@kutuhal/testing/browsers/visitor.ts'
import { testWithServers } from '../support/servers-test.ts'
import { partnerHosts } from './hosts.ts'

interface WorkerFixtures extends EngineTestOptions {
  readonly tier: BrowserEngine['tier']
  readonly visitor: Visitor
}

/** Playwright's runner with a visitor in one browser engine, the maze's server and a partner's server. */
const test = testWithServers.extend<object, WorkerFixtures>({
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
const expectEventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { intervals: [100] })

/** Whether the fallback picture is in view; runs in the page. */
const isPictureInSight = () => {
  const image = document.querySelector<HTMLImageElement>('img[alt="Play the robot maze"]')
  return image !== null && image.naturalWidth > 0 && image.getClientRects().length > 0
}

for (const host of partnerHosts) {
  test(`${host.name}: ${host.shows}`, async ({ visitor, maze, partner, tier }) => {
    const page = await host.page(maze, inner => partner.add(inner))
    await visitor.open(partner.add(page))
    await visitor.resize(1280, 900)
    if (tier === 'whole' && host.shows === 'the maze') {
      await expectEventually(() => visitor.evaluate(() => document.title)).toBe('won')
      await expectEventually(() =>
        visitor.evaluate(() => {
          const element = document.querySelector('robot-maze, robot-maze-frame')
          return element?.getBoundingClientRect().width ?? 600
        }),
      ).toBeGreaterThanOrEqual(600)
    } else {
      await expectEventually(() => visitor.evaluate(isPictureInSight)).toBe(true)
      // Check that the picture stays after all scripts have run.
      await expectEventually(() => visitor.evaluate(() => document.readyState)).toBe('complete')
      await expectEventually(() => visitor.evaluate(isPictureInSight)).toBe(true)
    }
  })
}

test('the page of the frame by itself: the maze, or words', async ({ visitor, maze, tier }) => {
  await visitor.open(maze.file('frame.html'))
  const text = () =>
    visitor.evaluate(() => {
      const root = document.querySelector('robot-maze')?.shadowRoot
      return `${document.body.textContent} ${root ? root.textContent : ''}`
    })
  await expectEventually(text).toContain(tier === 'whole' ? 'Move Forward' : 'needs Chrome or Edge 109')
})
