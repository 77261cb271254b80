import path from 'node:path'
import { LIVE_EMBED_LINK, PARTNERS_PAGE_FILE_NAME, readLinkedEmbed } from '../store/embeds.ts'
import { embedFolder, type Store } from '../store/store.ts'
import { documentHeaders, embedFileHeaders, releaseFileHeaders, type HttpHeaders } from './headers.ts'
import { isPlainFile } from './plain-file.ts'
import { parseEmbedAddress, isPartnersPageUrl } from './site-paths.ts'

export interface EmbedFile {
  /** E.g. `mf-maze@1.4.0`. */
  readonly embed: string
  /** Below the release's `embed/` folder. */
  readonly file: string
  readonly headers: HttpHeaders
  /** False for the page that describes the embeds to partners. */
  readonly isForPages: boolean
}

/** For an address such as `/embed/`, `/embed/mf-maze@1.4.0/robot-maze.js` or with `mf-maze@v1`. */
export async function findEmbedFile(store: Store, url: string): Promise<EmbedFile | undefined> {
  if (isPartnersPageUrl(url)) {
    return fileOf(
      store,
      await readLinkedEmbed(store, LIVE_EMBED_LINK),
      PARTNERS_PAGE_FILE_NAME,
      documentHeaders,
      false,
    )
  }
  const address = parseEmbedAddress(url)
  if (!address) return undefined
  const isMoving = /^(?:.+@)?v\d+$/.test(address.name)
  const embed = isMoving ? await readLinkedEmbed(store, address.name) : address.name
  return fileOf(store, embed, address.file, isMoving ? embedFileHeaders : releaseFileHeaders)
}

function fileOf(
  store: Store,
  embed: string | undefined,
  file: string,
  headers: HttpHeaders,
  isForPages = true,
): EmbedFile | undefined {
  if (embed === undefined) return undefined
  const folder = embedFolder(store, embed)
  if (!isPlainFile(path.dirname(folder), path.join(folder, file))) return undefined
  return { embed, file, headers, isForPages }
}
