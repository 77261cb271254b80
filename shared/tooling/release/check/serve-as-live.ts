import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../serve/serve.ts'
import { STABLE_BUCKET } from '../store/buckets.ts'
import type { Store } from '../store/store.ts'

export interface ServedSite {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** Serves a generation at an address of this computer just as it will be live, from a private folder. */
export async function serveAsLive(store: Store, generation: string): Promise<ServedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-check-'))
  const link = (name: string) => symlink(path.resolve(store.folder, name), path.join(folder, name))
  await Promise.all(['apps', 'embed'].map(link))
  for (const name of ['live', 'sites']) await mkdir(path.join(folder, name))
  const documents = path.join(folder, 'sites', path.basename(generation))
  await symlink(path.resolve(generation), documents)
  await symlink(documents, path.join(folder, 'live', STABLE_BUCKET))
  const server = await serveSite({ folder, pointer: 'live' })
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  return {
    address: `http://localhost:${port}`,
    port: Number(port),
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
