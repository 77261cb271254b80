import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../serve/serve.ts'
import type { Store } from '../../store/store.ts'
import { replaceFile } from '../../store/write-whole.ts'

/** Serves a check's composed pages with the site's own server, from a private folder. */
export interface CheckServer {
  /**
   * Writes a document into a generation, atomically.
   * @param file path relative to the generation's folder
   */
  add(generation: string, file: string, html: string): Promise<void>
  origin(generation: string): string
  close(): Promise<void>
}

const ports = new Set<number>()

export const isCheckServerPort = (port: number): boolean => ports.has(port)

export async function startCheckServer(store: Store): Promise<CheckServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-check-'))
  await symlink(path.resolve(store.folder, 'apps'), path.join(folder, 'apps'))
  const server = await serveSite({ folder, pointer: 'live' })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  ports.add(port)
  return {
    // Write atomically, since another tab may be loading the same page.
    add: (generation, file, html) => replaceFile(path.join(folder, 'sites', generation, file), html),
    origin: generation => `http://preview-${generation}.localhost:${port}`,
    async close() {
      ports.delete(port)
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
