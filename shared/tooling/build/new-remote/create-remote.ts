import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillWorkspaceTemplate } from '../../create-remote/fill-template.ts'
import type { RemoteNames } from '@kutuhal/create-remote/remote-names.ts'
import { findFreeRoutePath, requireValidRoutePath, addRoute } from './route-table.ts'
import { addWorkspace } from './workspaces.ts'

/**
 * Creates a folder, a workspace and a route. If one step fails, all steps are undone.
 * @param options `path` of the new page, by default its name or `/new-…` if that is taken
 * @throws Error that says what prevents it, after the project is restored
 */
export async function createRemote(
  root: string,
  names: RemoteNames,
  options: { readonly path: string | undefined; readonly install: boolean },
): Promise<string> {
  const folder = path.join(root, names.remote)
  if (existsSync(folder)) {
    throw new Error(
      `There is something at ${names.remote}/ already, and nothing is written over it. Choose another name, or take that folder away.`,
    )
  }
  const files = {
    manifest: path.join(root, 'package.json'),
    routes: path.join(root, 'shell', 'routes.ts'),
    lock: path.join(root, 'package-lock.json'),
  }
  const before = await readAll(Object.values(files))
  const routes = before.get(files.routes) ?? ''
  const page = requireValidRoutePath(
    options.path ?? findFreeRoutePath(routes, [`/${names.page}`, `/new-${names.page}`]),
  )
  const newRoutes = addRoute(routes, { path: page, remote: names.remote, page: names.page })
  const newManifest = addWorkspace(before.get(files.manifest) ?? '', names.remote)

  // The temporary name keeps the folder from being found as a remote before it is complete.
  const unfinished = path.join(root, `.${names.remote}.unfinished`)
  try {
    await rm(unfinished, { recursive: true, force: true })
    await fillWorkspaceTemplate(unfinished, names, page)
    await rename(unfinished, folder)
    await writeFile(files.routes, newRoutes)
    await writeFile(files.manifest, newManifest)
    format(root, [folder, files.routes])
    if (options.install) linkWorkspace(root)
  } catch (error) {
    for (const [file, text] of before) {
      if ((await readFile(file, 'utf8')) !== text) await writeFile(file, text)
    }
    for (const made of [unfinished, folder, path.join(root, 'node_modules', names.remote)]) {
      await rm(made, { recursive: true, force: true })
    }
    throw error
  }
  return page
}

async function readAll(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')))
  return new Map(files.map((file, index) => [file, texts[index] ?? '']))
}

/** New names may be longer or shorter than the template's, which changes line breaks. */
function format(root: string, files: readonly string[]): void {
  const complaint = run(root, path.join(root, 'node_modules', '.bin', 'oxfmt'), files)
  if (complaint === undefined) return
  throw new Error(`The new files could not be formatted, so nothing was made. oxfmt says:\n${complaint}`)
}

function linkWorkspace(root: string): void {
  const complaint = run(root, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  if (complaint === undefined) return
  throw new Error(
    `npm could not link the new workspace, so nothing was made. Try again, or leave npm out: --no-install. npm says:\n${complaint}`,
  )
}

function run(root: string, command: string, args: readonly string[]): string | undefined {
  const { status, signal, error, stderr } = spawnSync(command, args, {
    cwd: root,
    // This project's commands set NODE_ENV to production, which would make npm omit development packages.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return undefined
  return error?.message ?? (stderr.trim() || `It was stopped${signal ? ` by ${signal}` : ''}.`)
}
