/**
 * Reads items from an app's `content/`, one file each, with front matter above the HTML. Only for data
 * modules and tests: this code never reaches a browser.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { projectRoot } from '../apps.ts'
import { readYaml } from './read-yaml.ts'
import { splitFrontMatter } from '../article.mjs'

export interface ContentItem<Fields> {
  /** The file's name. */
  readonly id: string
  readonly fields: Fields
  readonly html: string
}

interface ReadItem<Fields> {
  readonly file: string
  readonly item: ContentItem<Fields>
}

/**
 * @param folder ends in a slash
 * @returns the items in the order of their ids
 * @throws Error that names every invalid file and field, and says what to do
 */
export function readContentItems<Fields extends { readonly slug: string }>(
  folder: URL,
  fields: z.ZodType<Fields>,
): readonly ContentItem<Fields>[] {
  const names = readdirSync(folder).filter(name => !name.startsWith('.'))
  const readings = names
    .sort((a, b) => Number.parseInt(a) - Number.parseInt(b))
    .map(name => read(new URL(name, folder), fields))
  const found = readings.flatMap(reading => ('item' in reading ? reading : []))
  const complaints = readings.flatMap(reading => ('item' in reading ? [] : reading))
  const problems = [...complaints, ...doubledSlugs(found)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return found.map(({ item }) => item)
}

function read<Fields>(address: URL, fields: z.ZodType<Fields>): ReadItem<Fields> | readonly string[] {
  const file = path.relative(projectRoot, fileURLToPath(address))
  const [, id] = /^([1-9]\d*)\.html$/.exec(path.basename(file)) ?? []
  if (id === undefined)
    return [`${file}: is not named after an id. Call it by a number that is free, such as 12.html.`]
  const { yaml, html } = splitFrontMatter(readFileSync(address, 'utf8'))
  if (yaml === undefined)
    return [
      `${file}: does not begin with front matter: its fields between two lines of "---", the HTML below.`,
    ]
  // The `---` line above the YAML keeps line numbers in errors right.
  const read = readYaml(file, `---\n${yaml}`, fields)
  return 'data' in read ? { file, item: { id, fields: read.data, html } } : read.complaints
}

function doubledSlugs(found: readonly ReadItem<{ readonly slug: string }>[]): string[] {
  const owners = new Map<string, string>()
  return found.flatMap(({ file, item: { fields } }) => {
    const owner = owners.get(fields.slug)
    owners.set(fields.slug, owner ?? file)
    return owner === undefined
      ? []
      : `${file}: slug "${fields.slug}" is that of ${owner} already. Give it one of its own.`
  })
}
