import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type selenium from 'selenium-webdriver'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { findFreePort } from '@kutuhal/release/programs/free-port.ts'
import { installFromNpm } from '../releases/install-from-npm.ts'
import { retryUntilItWorks } from './retry-until-it-works.ts'
import { findTargetElement, type PageTarget, type Visitor } from './visitor.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** The virtual screen, which is needed because WebKitGTK has no headless mode. */
  readonly screen: string
}

/** The WebDriver client. It is installed in a separate folder, so that only tests in WebKit download it. */
const CLIENT = 'selenium-webdriver@4.46.0'
const clientFolder = path.join(projectRoot, '.cache', 'browsers', 'webdriver')

export const hasWebDriverClient = (): boolean =>
  existsSync(path.join(clientFolder, 'node_modules', 'selenium-webdriver', 'package.json'))

/** Installs the WebDriver client, or prints what to do. */
export function installWebDriverClient(): void {
  if (hasWebDriverClient()) return
  try {
    installFromNpm(clientFolder, [CLIENT])
  } catch (error) {
    console.log(`Tests with WebKit are skipped: ${String(error)} Its client comes from npm; is it in reach?`)
  }
}

/** Minimum width of the window, which the browser's tool bar needs; px. */
const NARROWEST = 460

/** Opens WebKitGTK over W3C WebDriver. */
export async function startWebkitVisitor({ driver, browser, screen }: WebKitPrograms): Promise<Visitor> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstOutput(display)
  const port = await findFreePort()
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      NO_AT_BRIDGE: '1',
      // WebKit's sandbox does not start as root, which is the user in most Docker containers.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const errors = errorsIn(server)
  const stop = () => void (server.kill(), display.kill())
  try {
    const client = createRequire(path.join(clientFolder, 'from.js'))('selenium-webdriver') as typeof selenium
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    }
    const session = await retryUntilItWorks(async () =>
      new client.Builder()
        .disableEnvironmentOverrides()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build(),
    )
    return visitorIn(session, client, errors, stop)
  } catch (error) {
    stop()
    throw error
  }
}

function visitorIn(
  driver: selenium.WebDriver,
  { Key }: typeof selenium,
  errors: string[],
  stop: () => void,
): Visitor {
  const run = <Result>(script: string, ...args: readonly unknown[]) =>
    driver.executeScript<Result>(script, ...args)
  const evaluate: Visitor['evaluate'] = (work, ...args) =>
    run(`return (${String(work)})(...arguments)`, ...args)
  const elementOf = async (target: PageTarget): Promise<selenium.WebElement> => {
    const found = await run<selenium.WebElement | null>(
      `return (${String(findTargetElement)})(...arguments)`,
      target,
    )
    if (!found) throw new Error(`There is no ${target.role} "${target.name}" to be seen.`)
    return found
  }
  const clickAt = (x: number, y: number) => driver.actions().move({ x, y, duration: 0 }).click().perform()
  const keys = {
    Tab: Key.TAB,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowUp: Key.ARROW_UP,
    ArrowRight: Key.ARROW_RIGHT,
  }
  return {
    open: address => driver.get(address),
    click: target =>
      retryUntilItWorks(async () => {
        // Clicks at coordinates, since WebDriver's own click fails during smooth scrolling.
        const [x, y] = await run<[number, number]>(
          `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left, right, top, bottom } = arguments[0].getBoundingClientRect()
            return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]`,
          await elementOf(target),
        )
        await clickAt(x, y)
      }),
    clickAt,
    type: (target, text) =>
      retryUntilItWorks(async () => {
        const element = await elementOf(target)
        await run('arguments[0].focus(); arguments[0].select?.()', element)
        await driver.actions().sendKeys(Key.BACK_SPACE).perform()
        await element.sendKeys(text)
      }),
    press: key => driver.actions().sendKeys(keys[key]).perform(),
    go: steps => (steps === -1 ? driver.navigate().back() : driver.navigate().forward()),
    evaluate,
    resize: async (width, height) => {
      const wanted = Math.max(width, NARROWEST)
      const [wider = 0, higher = 0] = await evaluate(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ])
      await driver
        .manage()
        .window()
        .setRect({ width: wanted + wider, height: height + higher })
      // Wait until the page has the new width, since WebKitGTK may resize the page after this command.
      await retryUntilItWorks(async () => {
        const got = await evaluate(() => innerWidth)
        if (got !== wanted) throw new Error(`The window is ${got} px wide instead of ${wanted}.`)
      })
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors: () => errors.splice(0),
    close: async () => {
      await driver.quit()
      stop()
    },
  }
}

/** Reads console messages from the driver's output, since WebDriver does not provide them. */
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

/** Finds WebKitGTK's browser, which is not on the search path. */
export function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
    .flatMap(version => folders.map(folder => `${folder}/${version}/MiniBrowser`))
    .find(file => existsSync(file))
}
