/**
 * The signature of a release:
 *
 *     <store>/apps/<app>/<version>/release.intoto.jsonl
 *
 * An in-toto statement with SLSA provenance (https://slsa.dev/spec/v1.0/provenance). `publish` creates it, or
 * verifies the signature that the build contains. Web servers do not serve it, since it names people.
 */
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { z } from 'zod'
import { BUILD_RECORD_FILE, type BuildRecord } from '@kutuhal/build/provenance/build-record.ts'
import { readExistingFile, readFileWithLimit } from '../files/read-limited.ts'
import { readManifest } from '../release-manifest.ts'
import {
  openSignedEnvelope,
  signStatement,
  type InTotoSubject,
  inTotoSubjectSchema,
  STATEMENT_TYPE,
} from './envelope.ts'
import { listKeysWithRight, findKeyInvalidReason, type Owners } from './owners.ts'
import type { SigningKey } from './signing-key.ts'

export const RELEASE_SIGNATURE_FILE_NAME = 'release.intoto.jsonl'

/** A release whose signature is valid, and what the signature states. */
export interface SignedRelease extends Provenance {
  /** Name of the key that signed the release, as in owners.json. */
  readonly by: string
}

/** Texts that the caller has read already. Those that are absent are read from the release's folder. */
interface Known {
  readonly signature?: string
  /** Content of release.json. */
  readonly manifest?: Buffer
}

/**
 * Returns the signature that a build contains, or else a new signature by `key`.
 * @param dist folder of the build
 * @throws Error if the folder contains no signature and no valid record of the build
 */
export async function readOrCreateSignature(
  dist: string,
  release: Release,
  key: SigningKey,
): Promise<string> {
  const brought = await readSignature(dist)
  if (brought !== undefined) return brought
  const { name: app, version } = release
  const build = await readBuildRecord(dist, release)
  const subject = await readReleaseInTotoSubject(dist, release)
  return signStatement(createProvenanceStatement({ app, version, build, subject }), key)
}

/**
 * @param folder folder of a release or of a build
 * @param known the texts of the signature and of release.json, as far as the caller has already read them
 * @throws Error with the reason and the remedy if the release's signature is invalid
 */
export async function requireSignedRelease(
  owners: Owners,
  folder: string,
  release: Release,
  known: Known = {},
): Promise<SignedRelease> {
  const result = await verifySignedRelease(owners, folder, release, known)
  if (typeof result !== 'string') return result
  throw createInvalidReleaseError(release.name, release.version, folder, result)
}

/** @param place folder or store of the release, for the message */
export const createInvalidReleaseError = (app: string, version: string, place: string, why: string): Error =>
  new Error(
    `${app}@${version} in ${place} does not count as a release: ${why}.
Nothing has changed. Let its team publish it, as a new version: npm run release -- publish ${app}. Who may: npm run release -- owners`,
  )

/** @returns the signed release; a text with the reason if its signature is invalid */
export async function verifySignedRelease(
  owners: Owners,
  folder: string,
  release: Release,
  { signature, manifest }: Known = {},
): Promise<SignedRelease | string> {
  const text = signature ?? (await readSignature(folder))
  if (text === undefined) return 'nobody has signed it'
  const opened = openSignedEnvelope(text, owners.keys)
  if (typeof opened === 'string') return opened
  const { by } = opened
  const provenance = parseProvenance(opened.statement)
  if (!provenance) return `what ${by} has signed says nothing about a release`
  const isThis = provenance.app === release.name && provenance.version === release.version
  const expected = await readReleaseInTotoSubject(folder, release, manifest)
  if (!isThis || !isDeepStrictEqual(provenance.subject, expected)) {
    return `its release.json is not the one that ${by} has signed`
  }
  return findPublisherProblem(owners, by, provenance) ?? { by, ...provenance }
}

/** @returns the reason why a key may not sign this release; undefined if it may */
export function findPublisherProblem(
  owners: Owners,
  by: string,
  { app, build }: Provenance,
): string | undefined {
  const whyNot = findKeyInvalidReason(owners, by, new Date(build.finishedAt))
  if (whyNot !== undefined) return `it is signed by ${by}, ${whyNot}`
  if (!listKeysWithRight(owners, 'publish', app).includes(by))
    return `it is signed by ${by}, who may not publish ${app}`
  const isCommitted = build.source?.isDirty === false
  if (isCommitted || listKeysWithRight(owners, 'uncommitted').includes(by)) return undefined
  return `it was built from sources that stand in no commit, and ${by} may not publish such. Commit first`
}

/**
 * Returns what a release's signature must be about: the names and hashes of its files and of release.json.
 * @param manifest content of release.json, if the caller has read it already
 */
export async function readReleaseInTotoSubject(
  folder: string,
  { files, maps }: Release,
  manifest?: Buffer,
): Promise<InTotoSubject> {
  const text = manifest ?? (await readManifest(folder))
  const all = { ...files, ...maps, 'release.json': { sha384: sha384(text) } }
  return Object.entries(all).map(([name, { sha384: hash }]) => ({
    name,
    digest: { sha384: Buffer.from(hash, 'base64').toString('hex') },
  }))
}

/** Maximum size of a signature's file, which lists every file of the release; bytes. */
const MAX_BYTES = 40_000_000

/**
 * @param folder folder of a release, or of a build that may contain a signature
 * @returns the text of the signature; undefined if there is none
 */
export const readSignature = async (folder: string): Promise<string | undefined> =>
  (await readFileWithLimit(path.join(folder, RELEASE_SIGNATURE_FILE_NAME), MAX_BYTES))?.toString()

const recordSchema: z.ZodType<BuildRecord> = z.object({
  builder: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  source: z.object({ commit: z.string(), isDirty: z.boolean() }).exactOptional(),
})

/**
 * @param dist folder of a build
 * @throws Error if the build's record of its commit and builder is missing or invalid
 */
async function readBuildRecord(dist: string, { name, version }: Release): Promise<BuildRecord> {
  const file = path.join(dist, BUILD_RECORD_FILE)
  try {
    return recordSchema.parse(JSON.parse((await readExistingFile(file)).toString()))
  } catch (cause) {
    throw new Error(
      `${name}@${version} in ${dist} was made by hand: no build has written ${file}, which says of which commit it is and who built it. Nothing was published. Build it: npm run release -- publish ${name}`,
      { cause },
    )
  }
}

const PROVENANCE = 'https://slsa.dev/provenance/v1'
const BUILD = 'https://www.kutuhal.example/release/build/v1'

/**
 * Schema of the statement in a release's signature: how the release was built, and the hashes of its files.
 * The output has the build in the form of the build's own record.
 */
const provenanceSchema = z
  .object({
    _type: z.literal(STATEMENT_TYPE),
    subject: inTotoSubjectSchema,
    predicateType: z.literal(PROVENANCE),
    predicate: z.object({
      buildDefinition: z.object({
        buildType: z.literal(BUILD),
        externalParameters: z.object({ app: z.string(), version: z.string() }),
        /** The commit of the sources, and whether they had changes; empty outside of a repository. */
        resolvedDependencies: z.array(
          z.object({
            digest: z.object({ gitCommit: z.string() }),
            annotations: z.object({ isDirty: z.boolean() }),
          }),
        ),
      }),
      runDetails: z.object({
        builder: z.object({ id: z.literal(BUILD) }),
        metadata: z.object({
          invocationId: z.string(),
          startedOn: z.iso.datetime(),
          finishedOn: z.iso.datetime(),
        }),
      }),
    }),
  })
  .transform(({ subject, predicate: { buildDefinition, runDetails } }) => {
    const { invocationId: builder, startedOn: startedAt, finishedOn: finishedAt } = runDetails.metadata
    const [dependency] = buildDefinition.resolvedDependencies
    const source = dependency && {
      commit: dependency.digest.gitCommit,
      isDirty: dependency.annotations.isDirty,
    }
    const build: BuildRecord = { builder, startedAt, finishedAt, ...(source && { source }) }
    return { ...buildDefinition.externalParameters, build, subject }
  })

export type Provenance = z.output<typeof provenanceSchema>

/** @returns what the signature of a release states; undefined if `statement` is about something else */
export const parseProvenance = (statement: unknown): Provenance | undefined =>
  provenanceSchema.safeParse(statement).data

export function createProvenanceStatement({
  app,
  version,
  build: { builder, startedAt, finishedAt, source },
  subject,
}: Provenance): z.input<typeof provenanceSchema> {
  const dependency = source && {
    digest: { gitCommit: source.commit },
    annotations: { isDirty: source.isDirty },
  }
  return {
    _type: STATEMENT_TYPE,
    subject,
    predicateType: PROVENANCE,
    predicate: {
      buildDefinition: {
        buildType: BUILD,
        externalParameters: { app, version },
        resolvedDependencies: dependency ? [dependency] : [],
      },
      runDetails: {
        builder: { id: BUILD },
        metadata: { invocationId: builder, startedOn: startedAt, finishedOn: finishedAt },
      },
    },
  }
}
