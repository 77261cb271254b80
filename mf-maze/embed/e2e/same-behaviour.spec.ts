/**
 * Compares the maze on the smaller runtime, which partners' pages use instead of React, with the maze on
 * React: after every action, both must show the same elements.
 */
import type { Page } from '@playwright/test'
import { getMazeBoard, getMazeButton, driveRobot, expect, test } from './support/partner-test.ts'
import { mazeVersion, REACT_BUILD_NAME } from './support/store.ts'

const start = (module: string) => `
  const root = document.querySelector('#maze').attachShadow({ mode: 'open' })
  const options = { theme: 'light', accent: undefined, hasSound: false, resetLabel: 'Reset' }
  window.told = []
  import('${module}').then(({ createGame }) => {
    window.game = createGame({ host: root.host, root, options, tell: message => told.push(message) })
    game.start()
  })
`

/**
 * Waits until the page is idle, because React defers updates.
 * @returns all elements, attributes and texts of the maze; numbers replace ids, since the two runtimes
 * generate different ids
 */
function shown(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise(resolve => requestIdleCallback(resolve))
    const ids: string[] = []
    const root = document.querySelector('#maze')?.shadowRoot
    return lines(root ?? document).join('\n')

    function lines(node: Node): string[] {
      const inside = [...node.childNodes].flatMap(lines).map(line => ` ${line}`)
      // Preact makes a text node of an empty text, which nobody sees.
      if (!(node instanceof Element)) return node.nodeValue ? [node.nodeValue] : inside
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${named(name, value)}`)
      const focus = node.matches(':focus') ? ' has the focus' : ''
      return [`${node.localName} ${attributes.sort().join(' ')}${focus}`, ...inside]
    }
    function named(attribute: string, value: string): string {
      if (attribute !== 'id' && !attribute.startsWith('aria-')) return value
      // The ids of React, such as _r_3_, and those of preact, such as P0-1.
      return value.replaceAll(/_r_[a-z0-9]+_|P\d+-\d+/g, id => {
        if (!ids.includes(id)) ids.push(id)
        return String(ids.indexOf(id))
      })
    }
  })
}

/** Plays every outcome by mouse, keyboard and API, and records what is shown after each step. */
async function played(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  await open()
  await getMazeBoard(page).waitFor()
  const notes = [await shown(page)]
  const note = async () => void notes.push(await shown(page))
  for (const program of ['LF', 'FRF', 'FFFFRFFFF', 'LR'.repeat(10)]) {
    for (const letter of program) {
      await driveRobot(page, letter)
      await note()
    }
    await getMazeButton(page, 'Reset').click()
    await note()
  }
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowUp']) {
    await getMazeBoard(page).press(key)
    await note()
  }
  await page.evaluate(`
    game.act({ type: 'reset' })
    game.stop()
    game.start()
    game.choose({ ...options, theme: 'dark', resetLabel: 'Once more' })
  `)
  await getMazeButton(page, 'Once more').waitFor()
  await note()
  notes.push(await page.evaluate('JSON.stringify(told.filter(({ name }) => name !== "maze-resize"))'))
  return notes
}

test(
  'The maze shows the same as with React itself, step by step',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    test.slow()
    const on = (build: string) =>
      played(page, () =>
        openPartner({ body: '<div id="maze"></div>', script: start(maze.file('modules/maze.js', build)) }),
      )
    const react = await on(REACT_BUILD_NAME)
    const here = await on(mazeVersion)
    expect(react).toHaveLength(45)
    expect(react.join()).toContain('Success! The robot reached the goal!')
    expect(here).toEqual(react)
  },
)
