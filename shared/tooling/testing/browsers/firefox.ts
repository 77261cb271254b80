/**
 * One window of any installed Firefox, driven over WebDriver BiDi: Playwright drives only a Firefox of its
 * own, and stops at a command that the stock one lacks (emulation.setMediaFeaturesOverride).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { z } from 'zod'

export interface FirefoxWindow {
  open(address: string): Promise<void>
  /** Runs a function in the page. The function can use its arguments, but no variables around it. */
  evaluate<Result, Arguments extends readonly (string | number)[]>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>
  /** Clicks the middle of the first element that matches the selector. */
  click(selector: string): Promise<void>
  /** Types text, or a key such as `\uE00C` (Escape), into what has the focus. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Errors in the console so far. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })
const logSchema = z.object({ level: z.string(), text: z.string() })
const textSchema = z.object({ result: z.object({ value: z.string() }) })
const nodeSchema = z.object({ result: z.object({ sharedId: z.string() }) })

export async function openFirefox(program: string): Promise<FirefoxWindow> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const child = spawn(program, ['--headless', '--remote-debugging-port', '0', '--profile', profile])
  const ended = once(child, 'exit')
  const { send, errors } = await connect(`${await debuggingAddress(child.stderr)}/session`)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = treeSchema.parse(await send('browsingContext.getTree', {})).contexts[0]
  const target = { context }
  const callFunction = (functionDeclaration: string, ...args: readonly string[]) =>
    send('script.callFunction', {
      functionDeclaration,
      arguments: args.map(value => ({ type: 'string', value })),
      awaitPromise: true,
      target,
    })
  const perform = (...sources: readonly object[]) =>
    send('input.performActions', { context, actions: sources })

  return {
    errors,
    open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(work, ...args) {
      const call = `async args => JSON.stringify((await (${String(work)})(...JSON.parse(args))) ?? null)`
      const { result } = textSchema.parse(await callFunction(call, JSON.stringify(args)))
      return JSON.parse(result.value) as ReturnType<typeof work>
    },
    async click(selector) {
      const find =
        'selector => { const found = document.querySelector(selector); found?.scrollIntoView({ block: "center", behavior: "instant" }); return found }'
      const { sharedId } = nodeSchema.parse(await callFunction(find, selector)).result
      const origin = { type: 'element', element: { sharedId } }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await perform({ type: 'pointer', id: 'mouse', actions })
    },
    async type(text) {
      const actions = [...text].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform({ type: 'key', id: 'keyboard', actions })
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      await send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function debuggingAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      // Read on, or Firefox would stop at a full pipe.
      stderr.resume()
      return address
    }
  }
  throw new Error('Firefox ended before it could be driven.')
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const errors: string[] = []
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.on('message', data => {
    const message = messageSchema.parse(JSON.parse(z.instanceof(Buffer).parse(data).toString()))
    if (message.type === 'event') {
      const { level, text } = logSchema.parse(message.params)
      if (level === 'error') errors.push(text)
      return
    }
    const { resolve, reject } = waiting.get(message.id ?? 0) ?? {}
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') resolve?.(message.result)
    else reject?.(new Error(`Firefox: ${message.error}: ${message.message}`))
  })
  let sent = 0
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
  return { send, errors }
}
