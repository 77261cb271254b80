import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { CONTENT_ADDRESS_FOLDER, type Release, SOURCE_MAPS_FOLDER } from '@kutuhal/build/release.ts'
import { BUILD_RECORD_FILE, type SourceState } from '@kutuhal/build/provenance/build-record.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'
import { z } from 'zod'
import { parseReleases } from '../../deploy/parse-releases.ts'
import { openReleases, type ReleaseSource } from '../../releases/release-source.ts'
import { MAX_FILE_BYTES, tryParseJson } from '../../store/files/read-limited.ts'
import { MAX_MANIFEST_BYTES, parseRelease } from '../../store/release-manifest.ts'
import type { VerbHandler } from '../options/verb-request.ts'

const USAGE = 'npm run release -- where mf-maze@1.4.0 page-maze.js:1:23456'

export const run: VerbHandler = async ({ store, names }) => {
  const [name = '', typed, ...more] = names
  if (typed === undefined || more.length > 0) throw new Error(`Of which release, and where? ${USAGE}`)
  const releases = openReleases(store)
  const [[app, { version }] = ['', { version: '' }]] = Object.entries(
    await parseReleases({ releases }, [name], USAGE),
  )
  const { file, line, column } = placeIn(
    typed,
    new RegExp(`^.*/apps/${app}/(?:${CONTENT_ADDRESS_FOLDER}/)?[^/]+/`),
  )
  const manifest = await releases.read(app, version, 'release.json', MAX_MANIFEST_BYTES)
  const release = parseRelease(manifest ?? Buffer.from(''), `${releases.place}/${app}/${version}`)
  const map = new TraceMap(await mapOf(releases, release, file))
  // Columns begin with 1 in a stack trace, but with 0 in a source map.
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) {
    throw new Error(
      `At ${file}:${line}:${column} of ${name} stands nothing that anybody wrote: the tools put it there. Was it this release?`,
    )
  }
  const written = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim()
  return [
    `${found.source}:${found.line}:${found.column + 1}${found.name === null ? '' : ` (${found.name})`}`,
    ...(written === undefined ? [] : [`    ${written}`]),
    inWords(await readSource(releases, release)),
  ].join('\n')
}

const buildRecordSchema = z.object({
  source: z.object({ commit: z.string(), isDirty: z.boolean() }).exactOptional(),
})

async function readSource(
  releases: ReleaseSource,
  { name, version }: Release,
): Promise<SourceState | undefined> {
  const text = await releases.read(name, version, BUILD_RECORD_FILE, 100_000)
  return buildRecordSchema.safeParse(tryParseJson(text?.toString() ?? '')).data?.source
}

function inWords(source: SourceState | undefined): string {
  if (!source) return 'Of no commit: it was built outside of a repository.'
  const uncommitted = source.isDirty ? ', with uncommitted changes' : ''
  return `commit ${source.commit}${uncommitted}`
}

/** @param typed as in a stack trace: name or address of a file, with line and column */
function placeIn(typed: string, folder: RegExp) {
  const [, address = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(typed) ?? []
  const place = { file: address.replace(folder, ''), line: Number(line), column: Number(column) }
  if (place.file !== '' && place.line > 0 && place.column > 0) return place
  throw new Error(
    `"${typed}" names no place in a script. Write <file>:<line>:<column>, as a stack has it: ${USAGE}`,
  )
}

async function mapOf(
  releases: ReleaseSource,
  { name, version, maps }: Release,
  file: string,
): Promise<string> {
  const map = `${SOURCE_MAPS_FOLDER}/${file}.map`
  const hash = maps[map]?.sha384
  if (hash === undefined) {
    const known = Object.keys(maps).map(each => each.slice(SOURCE_MAPS_FOLDER.length + 1, -'.map'.length))
    throw new Error(
      `${name}@${version} has no source map of ${file}. It has those of ${known.join(', ') || 'no file'}.`,
    )
  }
  const content = await releases.read(name, version, map, MAX_FILE_BYTES)
  if (content && sha384(content) === hash) return content.toString()
  throw new Error(
    `${releases.place}/${name}/${version}/${map} is not what was built, so what it says is worth nothing.`,
  )
}
