import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../serve/serve.ts'
import type { Store } from '../../store/store.ts'

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
    async add(generation, file, html) {
      const target = path.join(folder, 'sites', generation, file)
      await mkdir(path.dirname(target), { recursive: true })
      // Write atomically, since another tab may be loading the same page.
      const whole = path.join(folder, randomUUID())
      await writeFile(whole, html)
      await rename(whole, target)
    },
    origin: generation => `http://preview-${generation}.localhost:${port}`,
    async close() {
      ports.delete(port)
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
