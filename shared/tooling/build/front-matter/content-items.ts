/**
 * Reads items from an app's `content/`: a folder with one file for each item, named after the item's id, with
 * front matter above the HTML. Only for data modules and tests: this code never reaches a browser.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { z } from 'zod'
import { root } from '../apps.ts'
import { splitFrontMatter } from './split-front-matter.mjs'

export interface ContentItem<Fields> {
  /** The item's id, which is the file's name. */
  readonly id: string
  readonly fields: Fields
  readonly html: string
}

type Reading<Fields> =
  | { readonly status: 'read'; readonly file: string; readonly item: ContentItem<Fields> }
  | { readonly status: 'refused'; readonly complaints: readonly string[] }

/**
 * @param folder ends in a slash
 * @param fields schema of the front matter, see `frontMatter` in fields.ts
 * @returns the items in the folder, in the order of their ids
 * @throws Error that names every invalid file and field, and says what to do
 */
export function readContentItems<Fields extends { readonly slug: string }>(
  folder: URL,
  fields: z.ZodType<Fields>,
): readonly ContentItem<Fields>[] {
  const readings = readdirSync(folder)
    .filter(name => !name.startsWith('.'))
    .sort((a, b) => Number.parseInt(a) - Number.parseInt(b))
    .map(name => read(new URL(name, folder), fields))
  const complaints = readings.flatMap(reading => (reading.status === 'refused' ? reading.complaints : []))
  const found = readings.flatMap(reading => (reading.status === 'read' ? reading : []))
  const problems = [...complaints, ...doubledSlugs(found)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return found.map(({ item }) => item)
}

function read<Fields>(address: URL, fields: z.ZodType<Fields>): Reading<Fields> {
  const file = path.relative(root, fileURLToPath(address))
  const refused = (...complaints: string[]) =>
    ({ status: 'refused', complaints: complaints.map(complaint => `${file}: ${complaint}`) }) as const

  const [, id] = /^([1-9]\d*)\.html$/.exec(path.basename(file)) ?? []
  if (id === undefined)
    return refused('is not named after an id. Call it by a number that is free, such as 12.html.')
  const { yaml, html } = splitFrontMatter(readFileSync(address, 'utf8'))
  if (yaml === undefined)
    return refused('does not begin with front matter: its fields between two lines of "---", the HTML below.')
  const values = parsed(yaml)
  if (values instanceof Error)
    return refused(
      `its front matter is not YAML. ${values.message.trim()}\nText that holds ": " or begins with a sign goes into quotes.`,
    )
  const { data, error } = fields.safeParse(values)
  if (error)
    return refused(...error.issues.map(({ path, message }) => [...path.map(counted), message].join(' ')))
  return { status: 'read', file, item: { id, fields: data, html } }
}

/** Errors number list entries from one, as people do. */
const counted = (step: PropertyKey) => (typeof step === 'number' ? step + 1 : String(step))

function parsed(yaml: string): unknown {
  try {
    // Includes the line above the YAML, so that line numbers in errors match the file.
    return parse(`---\n${yaml}`)
  } catch (error) {
    return error
  }
}

function doubledSlugs(
  found: readonly { readonly file: string; readonly item: ContentItem<{ readonly slug: string }> }[],
): string[] {
  const owners = new Map<string, string>()
  return found.flatMap(({ file, item: { fields } }) => {
    const owner = owners.get(fields.slug)
    owners.set(fields.slug, owner ?? file)
    return owner === undefined
      ? []
      : `${file}: slug "${fields.slug}" is that of ${owner} already. Give it one of its own.`
  })
}
