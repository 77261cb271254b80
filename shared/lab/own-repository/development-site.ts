import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '@kutuhal/release/programs/local-ports.ts'
import { ensureBrowser, QUIET_CHROMIUM_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { chromium, type Page } from 'playwright'
import { createTeamEnvironmentVariables, waitForOutput } from './run-npm.ts'
import { measureStepTime } from './time-step.ts'

export interface DevelopmentSite {
  readonly address: string
  stop(): Promise<unknown>
}

/**
 * @param folder the remote's repository
 * @param site serves everything else; may be another team's `npm run dev`
 */
export async function startDevelopmentSite(
  folder: string,
  site: string,
  settings: Readonly<Record<string, string>>,
): Promise<DevelopmentSite> {
  const port = await findFreePort()
  const child = spawn('npm', ['run', 'dev', '--', '--site', site], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: createTeamEnvironmentVariables({ ...settings, PORT: String(port) }),
    detached: true,
  })
  const ended = once(child, 'exit')
  await waitForOutput(child, 'Ctrl-C stops it')
  return {
    address: `http://localhost:${port}`,
    stop() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
      return ended
    },
  }
}

/** A reload of the page would lose the count of clicks. */
export function addClickCounterToComponent(folder: string): void {
  editFile(folder, COMPONENT, text =>
    text
      .replace(
        "import { css } from '@emotion/react'",
        "import { css } from '@emotion/react'\nimport { useState } from 'react'",
      )
      .replace(
        '  return (\n    <ul',
        '  const [open, setOpen] = useState(0)\n  return (\n    <ul onClick={() => setOpen(open + 1)} aria-label={`Opened ${open}`}',
      ),
  )
}

const COMPONENT = 'components/ExperimentList.tsx'

/** Keeps the page's state, and gives the warnings of React's development build. */
export async function expectHotReload(folder: string, address: string): Promise<void> {
  await withBrowserPage(async (page, said) => {
    await page.goto(address)
    await page.getByRole('list', { name: 'Opened 0' }).click()
    await page.getByRole('list', { name: 'Opened 1' }).waitFor()
    editFile(folder, COMPONENT, text => text.replace('aria-label={`Opened', 'aria-label={`Pressed'))
    await measureStepTime('team', 'Hot reload, with what somebody has done still there', () =>
      page.getByRole('list', { name: 'Pressed 1' }).waitFor(),
    )
    if (said.length > 0) throw new Error(`The page said:\n${said.join('\n')}`)
    editFile(folder, COMPONENT, text => text.replace('<li key={title}', '<li'))
    const warned = () => said.some(line => line.includes('unique "key" prop'))
    await page.waitForEvent('console', { predicate: warned, timeout: 60_000 }).catch((error: unknown) => {
      if (!warned()) throw error
    })
    editFile(folder, COMPONENT, text => text.replace('<li css', '<li key={title} css'))
    editFile(folder, COMPONENT, text => text.replace('aria-label={`Pressed', 'aria-label={`Opened'))
  })
}

/** @param look receives the page and the list of errors that the page logs */
export async function withBrowserPage(
  look: (page: Page, said: readonly string[]) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...QUIET_CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('pageerror', error => said.push(error.message))
    page.on('console', message => message.type() === 'error' && said.push(message.text()))
    await look(page, said)
  } finally {
    await browser.close()
  }
}

/** @throws Error if `changed` returns the same text */
export function editFile(folder: string, name: string, changed: (text: string) => string): void {
  const file = path.join(folder, name)
  const before = readFileSync(file, 'utf8')
  const after = changed(before)
  if (before === after)
    throw new Error(`${name} is not as it was expected: there is nothing to change in it.`)
  writeFileSync(file, after)
}
