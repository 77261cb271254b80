import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { generationFolder, type Store } from '@kutuhal/release/store/store.ts'

/** What a document of a generation takes on the line; bytes. */
export const documentBytes = (store: Store, generation: string, page: string): number =>
  statSync(path.join(generationFolder(store, generation), page, 'index.html.br')).size

/** What the disk holds for a generation alone: what it shares with another one has several names; bytes. */
export function bytesOfItsOwn(store: Store, generation: string): number {
  const folder = generationFolder(store, generation)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => statSync(path.join(folder, name)))
    .reduce((sum, file) => (file.isFile() && file.nlink === 1 ? sum + file.size : sum), 0)
}
