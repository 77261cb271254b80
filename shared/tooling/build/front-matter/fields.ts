/** The types of front matter fields, each with an error message for editors. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { getContentHashes, getPublicFileHashes } from '../release.ts'
import { siteFacts } from '../data-modules/site-facts.mjs'
import { sha384 } from '../hashes.ts'

const placeholders = siteFacts.map(fact => `{{${fact}}}`)

export const createFrontMatterSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && Array.isArray(keys)
        ? `has a field that nothing reads: ${keys.join(', ')}. Its fields are: ${Object.keys(shape).join(', ')}.`
        : 'must have its fields on lines of their own, such as "title: Our lab opens".',
  })

export const textField = words('a text').regex(/\S/, mustBe('a text'))

/** A text that may be empty, like the alternative text of a decorative picture. */
export const optionalTextField = words('a text, or "" for none')

export const textListField = z.array(textField, mustBe('a list of texts, such as [Arduino, Sensors]'))

export const dateField = z.iso.date(mustBe('a day that there is, such as 2025-06-18'))

export const booleanField = z.boolean(mustBe('true or false'))

export const slugField = z
  .string(mustBe('words of an address, such as our-lab-opens'))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, mustBe('words of an address, such as our-lab-opens'))

export const createChoiceField = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, mustBe(`one of these: ${names.join(', ')}`))

/** Editors write the name of an object, such as an author. Parsing replaces the name by the object. */
export function createNamedObjectField<Thing extends { readonly name: string }>(things: readonly Thing[]) {
  const must = mustBe(`one of these: ${things.map(({ name }) => name).join(', ')}`)
  return z.string(must).transform((written, context) => {
    const found = things.find(({ name }) => name === written)
    if (found) return found
    context.addIssue({ code: 'custom', input: written, message: must.error({ input: written }) })
    return z.NEVER
  })
}

/** For the name of a drawing. Parsing adds a hash of its pictures, so that scripts need no list of them. */
export const createDrawingField = (folder: URL) =>
  textField
    .refine(name => existsSync(new URL(`${name}.svg`, folder)), {
      error: ({ input }) =>
        `names a drawing that is not there: draw drawings/${String(input)}.svg, then: npm run lab -- drawings`,
    })
    .transform(name => withContent(new URL('../public/drawings/', folder), name))

function withContent(pictures: URL, name: string): string {
  const folder = fileURLToPath(new URL('.', new URL(name, pictures)))
  const named = existsSync(folder) ? (contents.get(folder) ?? contentsIn(folder)) : new Map<string, string>()
  contents.set(folder, named)
  const content = named.get(path.basename(name))
  return content === undefined ? name : `${name}~${content}`
}

const contents = new Map<string, ReadonlyMap<string, string>>()

function contentsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isFile())
  const described = files.map(({ name }) => {
    const content = readFileSync(path.join(folder, name))
    return [name, { bytes: content.length, sha384: sha384(content) }] as const
  })
  return new Map(Object.entries(getPublicFileHashes(getContentHashes(Object.fromEntries(described)))))
}

function mustBe(what: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined || input === null
        ? `is missing: it must be ${what}`
        : `must be ${what}; it is ${JSON.stringify(input)}`,
  }
}

function words(what: string) {
  return z.string(mustBe(what)).refine(isFilled, {
    error: ({ input }) =>
      `holds ${JSON.stringify(input)}; what stands for a fact is ${placeholders.join(', ')}`,
  })
}

function isFilled(text: string): boolean {
  return !placeholders.reduce((rest, placeholder) => rest.replaceAll(placeholder, ''), text).includes('{{')
}
