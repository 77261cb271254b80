/** The sandbox of a browser that runs a release's code; shared/docs/reference/trust.md describes it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUBBLEWRAP_PATH, systemLibraryFolders, findSandboxProblem } from '../../compose/sandbox/sandboxes.ts'
import { openEgressProxy } from './egress-proxy.ts'

/** System files that a browser may read. Debian’s Chromium takes flags from `/etc`. */
const readable = [
  ...['/usr', '/bin', '/opt', '/etc/fonts', '/etc/alternatives', '/etc/ld.so.cache', '/var/cache/fontconfig'],
  '/etc/chromium.d',
  ...systemLibraryFolders,
]

/** The port at which the egress proxy is reached inside the sandbox, where nothing else runs. */
export const EGRESS_PROXY_PORT = 1080

/** A temporary folder for one browser: a program that starts it, its profile and its egress proxy. */
export type BrowserFolder = Awaited<ReturnType<typeof createBrowserFolder>>

export async function createBrowserFolder(isOpen: (port: number) => boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-check-browser-'))
  const [gate, profile] = [path.join(folder, 'gate'), path.join(folder, 'profile')]
  for (const each of [gate, profile]) mkdirSync(each)
  // Keep the proxy's socket in a folder of its own, which the sandbox shows to the browser.
  const socket = path.join(gate, 'out')
  const proxy = await openEgressProxy(socket, isOpen)
  return {
    folder,
    gate,
    profile,
    socket,
    close() {
      proxy.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Writes a program that starts Chromium in a sandbox; undefined if sandboxes do not work here. */
export function writeSandboxedChromium(browser: string, place: BrowserFolder): string | undefined {
  const file = realpathSync(browser)
  const wrapper = isolate(file, place)
  const trial = { command: [...wrapper, '/node'], folder: '/' }
  if (findSandboxProblem(trial) !== '') return undefined
  const inside = ['/node', '/program.mjs', String(EGRESS_PROXY_PORT), place.socket, file]
  const program = path.join(place.folder, 'browser')
  const command = [...wrapper, ...inside].map(word => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  writeFileSync(program, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o700 })
  return program
}

/**
 * Isolates a browser with kernel namespaces: it can read programs and fonts, can write only to memory and its
 * profile, and has no access to other processes or to networks other than the egress proxy.
 */
function isolate(browser: string, { gate, profile }: BrowserFolder): readonly string[] {
  const node = realpathSync(process.execPath)
  const program = fileURLToPath(new URL('./sandboxed-browser.mjs', import.meta.url))
  return [
    ...[BUBBLEWRAP_PATH, '--unshare-all', '--uid', '1000', '--gid', '1000', '--cap-drop', 'ALL'],
    ...['--die-with-parent', '--new-session', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...(tmpdir() === '/tmp' ? [] : ['--tmpfs', tmpdir()]),
    ...[...readable, path.dirname(browser)].flatMap(folder => ['--ro-bind-try', folder, folder]),
    ...['--ro-bind', node, '/node', '--ro-bind', program, '/program.mjs', '--ro-bind', gate, gate],
    ...['--bind', profile, profile, '--remount-ro', '/', '--chdir', '/tmp'],
    ...['--setenv', 'HOME', '/tmp', '--setenv', 'TMPDIR', '/tmp'],
  ]
}

/** Environment variables that a browser needs for its start and language. All others may hold secrets. */
const neededVariables = [
  ...(['PATH', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH'] as const),
  ...(['SystemRoot', 'windir', 'PATHEXT', 'ProgramFiles', 'ProgramData'] as const),
]

export function createMinimalEnvironment(home: string): Record<string, string> {
  const places = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA']
  const environment = Object.fromEntries(places.map(name => [name, home]))
  for (const name of neededVariables) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  return environment
}
