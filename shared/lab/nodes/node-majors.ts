import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

/** The major versions of Node that all tests run on: those of `engines` in package.json, and the newest. */
export const nodeMajorVersions = [20, 22, 24, 26] as const

export type NodeMajorVersion = (typeof nodeMajorVersions)[number]

export const getNodeInstallFolder = (line: NodeMajorVersion): string =>
  path.join(projectRoot, '.cache', 'nodes', String(line))

/** Time limit for downloading Node from the registry; ms. */
const INSTALL_TIMEOUT_MS = 180_000

/**
 * Installs the newest version of a Node major from the npm package `node`, which supports all usual systems.
 * @returns the path of Node's program
 * @throws Error with npm's output if it cannot be installed
 */
export function installNode(line: NodeMajorVersion): string {
  const folder = getNodeInstallFolder(line)
  mkdirSync(folder, { recursive: true })
  const { status, stderr, error } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${line}`,
    ],
    { cwd: folder, encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS, shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    throw new Error(
      `Node ${line} could not be had from npm. Is there a network? Try: npm view node@${line} version\n${error?.message ?? stderr.trim()}`,
    )
  }
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(folder, 'node_modules', 'node', 'bin', program)
}
