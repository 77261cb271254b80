import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withRoute } from '@kutuhal/build/new-remote/route-table.ts'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { storeRelease, type Store } from '@kutuhal/release/store/store.ts'
import { copyProject } from '@kutuhal/testing/project-copy.ts'
import { releasedStore } from '@kutuhal/testing/released-store.ts'

/** Of the shell that knows the route. */
export const SHELL_WITH_ROUTE = '9.0.0'

/**
 * What the shell's team does for a new remote: this checkout's releases are live in a store, and beside them lies a shell with the new
 * route. It goes live together with the remote.
 */
export async function siteWithRoute(route: HostRoute): Promise<Store> {
  const store = await releasedStore()
  await addShell(store, route)
  return store
}

async function addShell(store: Store, route: HostRoute): Promise<void> {
  const copy = copyProject(['shell'])
  try {
    const routes = path.join(copy, 'shell', 'routes.ts')
    writeFileSync(routes, withRoute(readFileSync(routes, 'utf8'), route))
    const args = [
      '--import',
      'tsx',
      'shared/tooling/build/build-app.ts',
      'shell',
      SHELL_WITH_ROUTE,
      '--development',
    ]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The shell with the route to ${route.path} did not build:\n${stderr}`)
    await storeRelease(store, path.join(copy, 'shell', 'dist'))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
