/** Tests a maze server that allows only pages on its list of partners. */
import type { AddressInfo } from 'node:net'
import type { PartnerOrigins } from '@kutuhal/release/serve/partners.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import {
  expect,
  expectPlayable,
  getMazeBoard,
  getMazeButton,
  getMazeStatus,
  inFrame,
  test,
} from './support/partner-test.ts'
import { mazeStore, mazeVersion } from './support/store.ts'

/** Runs a separate maze server, and passes the address of its folder to the test. */
async function withMazeFor(partners: PartnerOrigins, run: (folder: string) => Promise<void>): Promise<void> {
  const server = await serveSite(mazeStore, { partners })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  try {
    await run(`http://localhost:${port}/embed/mf-maze@${mazeVersion}`)
  } finally {
    await server.close()
  }
}

const both = (folder: string) => `
  <robot-maze><a href="/play">Play elsewhere</a></robot-maze>
  <robot-maze-frame><a href="/play">Play elsewhere, too</a></robot-maze-frame>
  <script async crossorigin src="${folder}/robot-maze.js"></script>
  <script async crossorigin src="${folder}/robot-maze-frame.js"></script>`

test('A page on the list shows the maze as an element and in a frame', async ({
  page,
  partner,
  openPartner,
}) => {
  await withMazeFor([new URL(partner.add({})).origin], async folder => {
    await openPartner({ body: both(folder) })
    await expectPlayable(page.locator('robot-maze'))
    // Open a new page, because the guard rejects a press in the frame soon after a press on the page.
    await openPartner({ body: both(folder) })
    // Wait for the element above the frame, since the frame moves when the element gets its height.
    await getMazeBoard(page.locator('robot-maze')).waitFor()
    await page.locator('robot-maze-frame').scrollIntoViewIfNeeded()
    // The guard also rejects a press just after the frame has appeared, when no person presses yet.
    await expect(async () => {
      await getMazeButton(inFrame(page), 'Turn Left').click()
      await expect(getMazeStatus(inFrame(page))).toContainText('Facing left', { timeout: 500 })
    }).toPass()
    await getMazeButton(inFrame(page), 'Reset').click()
    await expectPlayable(inFrame(page))
  })
})

test.describe('A page that is not on the list', () => {
  test.use({ allowedNoise: /^<robot-maze(-frame)?>: the |CORS policy|frame-ancestors|net::ERR_/ })

  test(
    'is told so, and what to do, and shows its own words instead',
    { tag: '@full' },
    async ({ page, openPartner }) => {
      const said: string[] = []
      page.on('console', message => said.push(message.text()))
      await withMazeFor(['https://school.example'], async folder => {
        const { origin } = new URL(await openPartner({ body: both(folder) }))
        await expect(page.getByText('Play elsewhere', { exact: true })).toBeVisible()
        await expect(page.getByText('Play elsewhere, too')).toBeVisible()
        const server = new URL(folder).origin
        for (const start of ['<robot-maze>: the game did', '<robot-maze-frame>: the maze did']) {
          await expect
            .poll(() => said.find(text => text.startsWith(start)))
            .toContain(
              `${server} lets only pages on its list of partners show the maze, and ${origin} is not on it. Ask whoever runs ${server} to add ${origin}.`,
            )
        }
      })
    },
  )
})
