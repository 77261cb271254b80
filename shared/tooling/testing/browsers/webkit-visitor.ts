import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from '@kutuhal/release/programs/free-port.ts'
import { patiently } from './patiently.ts'
import { findInPage, type Key, type Target, type Visitor } from './visitor.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** WebKitGTK has no headless mode. */
  readonly screen: string
}

/** How WebDriver spells keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Readonly<Record<Key | 'Backspace', string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
}

/** The window's tool bar needs as much; px. */
const NARROWEST = 460

/** The name under which WebDriver hands elements over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A visitor with WebKitGTK, over W3C WebDriver. */
export async function webkitVisitor({ driver, browser, screen }: WebKitPrograms): Promise<Visitor> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstOutput(display)
  const port = await freePort()
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      NO_AT_BRIDGE: '1',
      // Its sandbox does not start for the superuser, as who containers run.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const errors = errorsIn(server)
  const stop = () => void (server.kill(), display.kill())
  try {
    const session = await patiently(() => startSession(`http://127.0.0.1:${port}/session`, browser))
    return visitorIn(session, errors, stop)
  } catch (error) {
    stop()
    throw error
  }
}

function visitorIn(session: string, errors: string[], stop: () => void): Visitor {
  const ask = <Result>(method: Method, path: string, body?: unknown) =>
    command<Result>(method, `${session}/${path}`, body)
  const evaluate: Visitor['evaluate'] = (work, ...args) =>
    ask('POST', 'execute/sync', { script: `return (${String(work)})(...arguments)`, args })
  const elementOf = async (target: Target): Promise<string> => {
    const script = `return (${String(findInPage)})(...arguments)`
    const found = await ask<Record<string, string> | null>('POST', 'execute/sync', { script, args: [target] })
    const element = found?.[ELEMENT]
    if (!element) throw new Error(`There is no ${target.role} "${target.name}" to be seen.`)
    return element
  }
  const press = async (key: string) => {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ]
    await ask('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const clickAt = async (x: number, y: number) => {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await ask('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }
  return {
    open: address => ask('POST', 'url', { url: address }),
    click: target =>
      patiently(async () => {
        // Not by WebDriver's own click, to which an element below a smooth scroll is out of reach.
        const element = { [ELEMENT]: await elementOf(target) }
        const [x, y] = await ask<[number, number]>('POST', 'execute/sync', {
          script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left, right, top, bottom } = arguments[0].getBoundingClientRect()
            return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]`,
          args: [element],
        })
        await clickAt(x, y)
      }),
    clickAt,
    type: (target, text) =>
      patiently(async () => {
        const element = await elementOf(target)
        await ask('POST', 'execute/sync', {
          script: 'arguments[0].focus(); arguments[0].select?.()',
          args: [{ [ELEMENT]: element }],
        })
        await press(keys.Backspace)
        await ask('POST', `element/${element}/value`, { text })
      }),
    press: key => press(keys[key]),
    go: steps => ask('POST', steps === -1 ? 'back' : 'forward', {}),
    evaluate,
    resize: async (width, height) => {
      const wanted = Math.max(width, NARROWEST)
      const [wider = 0, higher = 0] = await evaluate(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ])
      await ask('POST', 'window/rect', { width: wanted + wider, height: height + higher })
      // The window follows when the screen has taken note.
      await patiently(async () => {
        const got = await evaluate(() => innerWidth)
        if (got !== wanted) throw new Error(`The window is ${got} px wide instead of ${wanted}.`)
      })
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', 'screenshot'), 'base64'),
    errors: () => errors.splice(0),
    close: async () => {
      await command('DELETE', session)
      stop()
    },
  }
}

type Method = 'GET' | 'POST' | 'DELETE'

/** @returns the address of the session */
async function startSession(address: string, browser: string): Promise<string> {
  const options = {
    binary: browser,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await command<{ readonly sessionId: string }>('POST', address, { capabilities })
  return `${address}/${sessionId}`
}

/** @throws Error with what the driver says */
async function command<Result>(method: Method, address: string, body?: unknown): Promise<Result> {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { readonly value: Result }
  if (answer.ok) return value
  const { error = '', message = '' } = value as { readonly error?: string; readonly message?: string }
  throw new Error(`${method} ${address}: ${error} ${message}`)
}

/** WebDriver does not tell of the console; the browser writes it where its driver writes. */
function errorsIn(server: ChildProcess): string[] {
  const errors: string[] = []
  const listen = (text: string) =>
    void errors.push(...text.split('\n').filter(line => /^CONSOLE \S+ (ERROR)/.test(line)))
  server.stdout?.setEncoding('utf8').on('data', listen)
  server.stderr?.setEncoding('utf8').on('data', listen)
  return errors
}

async function firstOutput(screen: ChildProcess): Promise<string> {
  const [data] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer]
  return data.toString().trim()
}

/** @returns where the browser lies that comes with WebKitGTK, on no search path */
export function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
    .flatMap(version => folders.map(folder => `${folder}/${version}/MiniBrowser`))
    .find(file => existsSync(file))
}
