import { createHash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import type { Release } from '@kutuhal/build/release.ts'
import { readFileWithLimit } from './files/read-limited.ts'

/** Maximum size of a release.json; bytes. With 10,000 articles in the release, the file has 3 MB. */
export const MAX_MANIFEST_BYTES = 4_000_000

/** Matches relative paths that stay inside a folder, so without `..` and without a slash at the start. */
export const fileNameSchema = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0][^\\\0]*$/)
const filesSchema = z.record(fileNameSchema, z.object({ bytes: z.number().int().min(0), sha384: z.base64() }))
const strings = z.record(z.string(), z.string())

const releaseSchema = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/),
  // A version that begins with a letter could make up the container name of an app with a longer name.
  version: z
    .string()
    .regex(/^[0-9][0-9A-Za-z.+_-]{0,99}$/, 'a version begins with a digit, and has at most 100 characters'),
  contract: z.number(),
  container: z.string(),
  shared: strings,
  provided: strings,
  files: filesSchema,
  maps: filesSchema,
  byVersion: z.literal(false).exactOptional(),
  releaseBudget: z.number().int().min(0).exactOptional(),
  chunks: z.record(z.string(), z.array(z.string())),
}) satisfies z.ZodType<Release>

/** Reads the release.json of a release or build. @throws Error if it is missing or too large */
export async function readManifest(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'release.json')
  const text = await readFileWithLimit(file, MAX_MANIFEST_BYTES)
  if (text) return text
  throw new Error(`No release in ${folder}. Build the app first, so that ${file} is there.`)
}

/** @throws Error if the text has the wrong format */
export function parseRelease(text: Buffer, folder: string): Release {
  try {
    return releaseSchema.parse(JSON.parse(text.toString()))
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(
      `${path.join(folder, 'release.json')} has no form that a build writes:\n${why}\nBuild the app again, and publish it under a new version.`,
      { cause },
    )
  }
}

/** @throws Error if it is missing or invalid */
export async function readRelease(folder: string): Promise<Release> {
  return parseRelease(await readManifest(folder), folder)
}

/** Computes the digest by which the record names a release: hexadecimal sha384 of its release.json. */
export const computeDigest = (manifest: Buffer | string): string =>
  createHash('sha384').update(manifest).digest('hex')
