/**
 * The process that composes a release: runs the shell's server build, alone or with that of one remote. Reads
 * requests and writes answers as JSON lines for release-process.ts. A hostile release can falsify only its
 * own pages. Plain JavaScript, since TypeScript would start slower and need more files.
 */
import { Buffer } from 'node:buffer'
import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { format } from 'node:util'
import { compileFunction } from 'node:vm'

/** None of these reaches files, programs or networks. */
const harmless =
  /^(node:)?(assert|async_hooks|buffer|crypto|events|path|punycode|querystring|stream|string_decoder|url|util)$/

/** Of one page's console output. */
const LINES = 20
const LINE_LENGTH = 500

// A release's code could replace these.
const { parse, stringify } = JSON
const { setTimeout: later, clearTimeout: stop } = globalThis
const nodeModule = createRequire(import.meta.url)
const input = process.stdin.setEncoding('utf8')

/** They give access to the computer. No page needs them while it is composed. */
const waysOut = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'localStorage', 'sessionStorage']

let host
let remote
/** For all pages of the remote. If the shell runs alone, each request has its own. */
let composition
/** To list a page's addresses or to load its data; ms. */
let pageMs
let lines = []

hardenGlobals((...words) => {
  if (lines.length < LINES) lines.push(format(...words).slice(0, LINE_LENGTH))
})

const questions = {
  openShell({ shell }) {
    openHost(shell)
    return { routes: host.routes, site: host.site }
  },
  openRemote(given) {
    openHost(given.shell)
    ;({ composition, pageMs } = given)
    const { shareScope } = host
    remote = run(given.remote, name => {
      if (Object.hasOwn(shareScope, name)) return shareScope[name]
      throw new Error(
        `It asks for "${name}" while it is composed, which the shell does not share. Shared are: ${Object.keys(shareScope).join(', ')}.`,
      )
    }).remote
    if (!remote) throw new Error('It exports no `remote`.')
    return { pages: Object.keys(remote.pages), panels: Object.keys(remote.panels ?? {}) }
  },
  async addresses({ page }) {
    return withinTime((await pageOf(page)).staticParams(), 'staticParams() did not finish')
  },
  async page({ path, route, params, scripts }) {
    const loading = (await pageOf(route.page)).load({ params })
    const loaded = await withinTime(loading, 'load() did not finish')
    if (loaded.status === 'missing') return { status: 'missing', title: loaded.title }
    const { data, title, description } = loaded
    let facts
    const remembering = loaded.facts && (() => (facts ??= loaded.facts()))
    const html = host.renderPage({
      path,
      loaded: { ...loaded, facts: remembering },
      composition: { ...composition, page: { path, remote: route.remote, data } },
      scripts,
    })
    return { status: 'composed', html, title, description, facts, odd: nonJsonValues(data) }
  },
  notFound: input => host.renderNotFound(input),
  files: ({ composition, pages, expires }) =>
    host.siteFiles({ composition, pages: pages.map(asLoaded), expires }),
}

function openHost(shell) {
  ;({ host } = run(shell, name => {
    if (harmless.test(name)) return nodeModule(name)
    throw new Error(
      `The shell asks for "${name}", which it should bring along, or may not have. Build it again.`,
    )
  }))
  if (!host) throw new Error('The shell exports no `host`. shell/composing/server.tsx must.')
}

function run({ name, source }, imports) {
  const module = { exports: {} }
  const build = compileFunction(source, ['module', 'exports', 'require'], { filename: name })
  Reflect.apply(build, undefined, [module, module.exports, imports])
  return module.exports
}

async function pageOf(name) {
  const importPage = remote.pages[name]
  if (!importPage) throw new Error(`It has no page "${name}".`)
  return (await importPage()).page
}

/** The form from which the shell builds the site's files. */
function asLoaded({ path, title, description, facts }) {
  return { path, loaded: { status: 'loaded', title, description, facts: facts && (() => facts) } }
}

async function withinTime(promise, what) {
  let timer
  const late = new Promise((_, reject) => {
    const error = new Error(`${what} within ${pageMs / 1000} s.`)
    timer = later(() => reject(error), pageMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    stop(timer)
  }
}

async function answerTo({ id, ask, ...given }) {
  lines = []
  try {
    return stringify({ id, result: await questions[ask](given), lines })
  } catch (error) {
    return stringify({ id, error: error instanceof Error ? error.message : String(error), lines })
  }
}

/** A document is larger than the pipe's buffer, so repeats until the pipe has taken all of it. */
function write(text) {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

/**
 * Accidental use then fails with a clear message. Hostile code may bypass this: only the sandbox of the
 * process protects against it (sandboxes.ts).
 */
function hardenGlobals(note) {
  const { nextTick, version } = process
  for (const name of waysOut) {
    const value = () => {
      throw new Error(`There is no ${name} while pages are composed: a page comes from its release alone.`)
    }
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  const value = Object.freeze({ env: Object.freeze({}), nextTick, version })
  Object.defineProperty(globalThis, 'process', { value, configurable: false, writable: false })
  // Through a stream's class, code could reach sockets and so the network.
  for (const name of ['_stdout', '_stderr', '_stdin']) {
    Object.defineProperty(console, name, { value: undefined, configurable: false, writable: false })
  }
  for (const name of ['error', 'warn', 'log', 'info', 'debug', 'trace', 'dir', 'table']) console[name] = note
}

/** @returns values that JSON would change, e.g. `data.articles[0].date is a Date` */
function nonJsonValues(value, name = 'data', above = []) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${name} is ${value}`]
  if (typeof value !== 'object') return [`${name} is ${kindOf(value)}`]
  if (above.includes(value)) return [`${name} contains itself`]
  const path = [...above, value]
  if (Array.isArray(value))
    return value.flatMap((item, index) => nonJsonValues(item, `${name}[${index}]`, path))
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return [`${name} is ${kindOf(value)}`]
  return (
    Object.entries(value)
      // JSON omits undefined properties, which have the same value after parsing.
      .filter(([, item]) => item !== undefined)
      .flatMap(([key, item]) => nonJsonValues(item, `${name}.${key}`, path))
  )
}

function kindOf(value) {
  if (value === undefined) return 'undefined'
  if (typeof value === 'object' && value !== null) return `a ${value.constructor.name}`
  return `a ${typeof value}`
}

let unread = ''
for await (const chunk of input) {
  const [first, ...rest] = chunk.split('\n')
  unread += first
  for (const next of rest) {
    const question = unread
    unread = next
    write(`${await answerTo(parse(question))}\n`)
  }
}
