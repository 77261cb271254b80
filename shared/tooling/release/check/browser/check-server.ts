import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../serve/serve.ts'
import type { Store } from '../../store/store.ts'
import { replaceFile } from '../../store/files/write-whole.ts'

const ports = new Set<number>()

export const isCheckServerPort = (port: number): boolean => ports.has(port)

/** Serves a check's composed pages with the site's own server, from a private folder. */
export type CheckServer = Awaited<ReturnType<typeof startCheckServer>>

export async function startCheckServer(store: Store) {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-check-'))
  await symlink(path.resolve(store.folder, 'apps'), path.join(folder, 'apps'))
  const server = await serveSite({ folder, pointer: 'live' })
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
  ports.add(port)
  return {
    /**
     * Writes a document into a generation, atomically, since another tab may be loading the same page.
     * @param file path relative to the generation's folder
     */
    add: (generation: string, file: string, html: string) =>
      replaceFile(path.join(folder, 'sites', generation, file), html),
    origin: (generation: string) => `http://preview-${generation}.localhost:${port}`,
    async close() {
      ports.delete(port)
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
