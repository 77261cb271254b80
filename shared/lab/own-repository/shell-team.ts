/** In a copy of this project. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addRoute } from '../../tooling/build/new-remote/route-table.ts'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { storeRelease } from '@kutuhal/release/releases/publish.ts'
import { openReleases } from '@kutuhal/release/releases/release-source.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { copyProject } from '../../tooling/testing/releases/project-copy.ts'
import { republishRelease } from '../../tooling/testing/releases/republish-release.ts'
import { runNpm, runProgramInFolder } from './run-npm.ts'

export const SHELL_VERSION_WITH_NEW_ROUTE = '9.0.0'
/** A remote may need the next contract once the last three shells have it. */
export const NEXT_SHELL_VERSIONS = ['9.1.0', '9.1.1', '9.1.2'] as const
/** Of `contract`, `ui` and `build`. */
export const NEXT_PACKAGES_VERSION = '1.1.0'

export interface ShellPublisher {
  publishShellWithRoute(store: Store): Promise<void>
  publishNextPackages(registry: string, settings: Readonly<Record<string, string>>): Promise<void>
  publishNextShells(store: Store): Promise<void>
  close(): void
}

export function createShellPublisher(route: HostRoute): ShellPublisher {
  // As another checkout has.
  const copy = copyProject(['shell'], 'inside')
  const change = (file: string, changed: (text: string) => string) => {
    const name = path.join(copy, file)
    const before = readFileSync(name, 'utf8')
    const after = changed(before)
    if (before === after) throw new Error(`${file} is not as it was: there is nothing to change in it.`)
    writeFileSync(name, after)
  }
  change('shell/routes.ts', text => addRoute(text, route))

  return {
    publishShellWithRoute: store => publishShell(copy, SHELL_VERSION_WITH_NEW_ROUTE, store),
    async publishNextPackages(registry, settings) {
      const entries = {
        'shared/contract': '`IS_NEXT` says that this is the next contract.',
        'shared/ui': 'Looks as before.',
        'shared/tooling/build': 'Builds as before.',
      }
      for (const [folder, entry] of Object.entries(entries)) {
        change(`${folder}/package.json`, text =>
          text.replace('"version": "1.0.0"', `"version": "${NEXT_PACKAGES_VERSION}"`),
        )
        change(`${folder}/CHANGELOG.md`, text =>
          text.replace('\n## ', `\n## ${NEXT_PACKAGES_VERSION}\n\n- ${entry}\n\n## `),
        )
      }
      change('shared/contract/contract.ts', text => `${text}\nexport const IS_NEXT = true\n`)
      await runNpm(copy, ['run', 'release', '--', 'packages', '--registry', registry], settings)
    },
    async publishNextShells(store) {
      const [built, ...same] = NEXT_SHELL_VERSIONS
      await publishShell(copy, built, store)
      for (const version of same)
        await republishRelease(store, openReleases(store).folderOf('shell', built) ?? '', version)
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  }
}

async function publishShell(copy: string, version: string, store: Store): Promise<void> {
  const args = ['--import', 'tsx', 'shared/tooling/build/build-app.ts', 'shell', version, '--development']
  await runProgramInFolder(copy, process.execPath, args)
  await storeRelease(openReleases(store), path.join(copy, 'shell', 'dist'))
}
