import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { site } from '@kutuhal/contract'
import type { FileHashes } from './webpack/embed-config.ts'

interface Filling {
  readonly version: string
  /** The hash of each script, for the placeholder `{{sha384 …}}`. */
  readonly hashes: FileHashes
}

/**
 * Copies the files of a folder and fills in these build-time values:
 *
 *     {{version}}                          version of the release; {{major}}: its first number
 *     {{sha384 robot-maze.js}}             hash of a script, for `integrity` attributes
 *     {{site email}}                       a fact of shared/contract/site.ts
 *     {{text @kutuhal/ui/styles/tokens.css}}      content of a package's file
 *     {{file @kutuhal/ui/brand/mark.svg}}  name of a package's file, which is copied too
 *
 * @throws Error if a placeholder names something that does not exist
 */
export async function copyAndFillPlaceholders(from: string, to: string, filling: Filling): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, file))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, await filledIn(file, path.dirname(target), filling))
  }
}

async function filledIn(file: string, folder: string, filling: Filling): Promise<string> {
  const text = await readFile(file, 'utf8')
  const parts = text.split(/\{\{(\w+(?: [^{}]+)?)\}\}/)
  const filled = await Promise.all(
    parts.map(async (part, index) => (index % 2 === 0 ? part : valueOf(part, file, folder, filling))),
  )
  return filled.join('')
}

async function valueOf(
  wish: string,
  file: string,
  folder: string,
  { version, hashes }: Filling,
): Promise<string> {
  const [kind = '', name = ''] = wish.split(' ')
  switch (kind) {
    case 'version':
      return version
    case 'major':
      return String(Number.parseInt(version))
    case 'sha384':
      return `sha384-${hashes[name] ?? missing(Object.keys(hashes))}`
    case 'site':
      return textFacts[name] ?? missing(Object.keys(textFacts))
    case 'text':
      return readFile(packageFile(name), 'utf8')
    case 'file':
      await copyFile(packageFile(name), path.join(folder, path.basename(name)))
      return path.basename(name)
    default:
      return missing(['version', 'major', 'sha384', 'site', 'text', 'file'])
  }

  function missing(known: readonly string[]): never {
    throw new Error(`${file} asks for {{${wish}}}. There is only ${known.join(', ')}.`)
  }
}

const { resolve: packageFile } = createRequire(import.meta.url)

const textFacts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(site).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
)
