/**
 * The content of a release's signature: an in-toto statement with SLSA provenance
 * (https://slsa.dev/spec/v1.0/provenance): app, version, commit, builder and time.
 */
import { z } from 'zod'
import type { BuildRecord } from '@kutuhal/build/build-record.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { subjectSchema, type Statement, type Subject } from './envelope.ts'

const PROVENANCE = 'https://slsa.dev/provenance/v1'
const BUILD = 'https://www.kutuhal.example/release/build/v1'

const sourceSchema = z.object({
  digest: z.object({ gitCommit: z.string() }),
  annotations: z.object({ isDirty: z.boolean() }),
})

const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: subjectSchema,
  predicateType: z.literal(PROVENANCE),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(BUILD),
      externalParameters: z.object({ app: z.string(), version: z.string() }),
      /** The git state of the sources; empty if they were in no repository. */
      resolvedDependencies: z.array(sourceSchema),
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

/** The signed data of a release. */
export interface Provenance {
  readonly app: string
  readonly version: string
  readonly build: BuildRecord
  readonly subject: Subject
}

/** @param manifest base64 hash of release.json */
export function subjectOf({ files, maps }: Release, manifest: string): Subject {
  const hashes = {
    ...Object.fromEntries(Object.entries({ ...files, ...maps }).map(([name, { sha384 }]) => [name, sha384])),
    'release.json': manifest,
  }
  return Object.entries(hashes).map(([name, sha384]) => ({
    name,
    digest: { sha384: Buffer.from(sha384, 'base64').toString('hex') },
  }))
}

export function statementOf({ app, version, build, subject }: Provenance): Statement {
  const { builder, startedAt, finishedAt, source } = build
  const predicate: z.infer<typeof statementSchema>['predicate'] = {
    buildDefinition: {
      buildType: BUILD,
      externalParameters: { app, version },
      resolvedDependencies: source
        ? [{ digest: { gitCommit: source.commit }, annotations: { isDirty: source.isDirty } }]
        : [],
    },
    runDetails: {
      builder: { id: BUILD },
      metadata: { invocationId: builder, startedOn: startedAt, finishedOn: finishedAt },
    },
  }
  return { _type: 'https://in-toto.io/Statement/v1', subject, predicateType: PROVENANCE, predicate }
}

/** @returns undefined if a statement does not describe a release's origin */
export function provenanceIn(statement: unknown): Provenance | undefined {
  const { data } = statementSchema.safeParse(statement)
  if (!data) return undefined
  const { buildDefinition, runDetails } = data.predicate
  const { invocationId, startedOn, finishedOn } = runDetails.metadata
  const [source] = buildDefinition.resolvedDependencies
  return {
    ...buildDefinition.externalParameters,
    build: {
      builder: invocationId,
      startedAt: startedOn,
      finishedAt: finishedOn,
      ...(source && { source: { commit: source.digest.gitCommit, isDirty: source.annotations.isDirty } }),
    },
    subject: data.subject,
  }
}
