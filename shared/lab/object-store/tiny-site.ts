import { run as promote } from '../../tooling/release/commands/verbs/promote.ts'
import { tinyBuild, tinyRemotes } from '../../tooling/release/fixtures/tiny-release.ts'
import { publish } from '@kutuhal/release/releases/publish.ts'
import { openReleases } from '@kutuhal/release/releases/release-source.ts'
import type { Store } from '@kutuhal/release/store/store.ts'

export async function publishTinySite(store: Store): Promise<void> {
  const apps = ['shell', ...tinyRemotes]
  for (const app of apps) await publish(openReleases(store), tinyBuild(app, '1.0.0'))
  await promoteUnchecked(store, ...apps.map(app => `${app}@1.0.0`))
}

/** No browser can check tiny releases. */
export async function promoteUnchecked(store: Store, ...names: readonly string[]): Promise<void> {
  await promote({ store, names, options: { unchecked: 'releases of a test' } })
}
