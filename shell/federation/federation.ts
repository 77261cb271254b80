/**
 * The host's side of module federation. Pins say which release, where and with which hash, so what is left is the protocol itself.
 */
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import type { ShareScope } from '@kutuhal/contract/share-scope.ts'
import { containerOf, type Container } from './container.ts'
import { runEntry } from './entry-script.ts'
import { shareScope } from './share-scope.ts'

const scope: ShareScope = Object.fromEntries(
  Object.entries(shareScope).map(([name, { version, lib }]) => [
    name,
    { [version]: { get: () => lib, from: 'shell', loaded: true } },
  ]),
)

const containers = new Map<string, Container>()

/**
 * Loads the container of a pinned release and gives what it exposes as `./remote`.
 * @throws the errors of `runEntry`, an Error if the container wants something that the shell does not bring, and whatever the
 * exposed module throws
 */
export async function loadContainer(pin: ReleasePin): Promise<unknown> {
  const container = containers.get(pin.container) ?? (await startedContainer(pin))
  const factory = await container.get('./remote')
  return factory()
}

async function startedContainer(pin: ReleasePin): Promise<Container> {
  await runEntry(pin)
  const container = containerOf(pin.container)
  await container.init(scope)
  containers.set(pin.container, container)
  return container
}
