import { z } from 'zod'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { openedStatement, signedStatement, subjectSchema, type Subject } from './envelope.ts'
import type { Owners } from './owners.ts'
import type { SigningKey } from './signing-key.ts'

/** Name of the signature's file, next to deployment.json. */
export const DEPLOYMENT_SIGNATURE = 'deployment.intoto.jsonl'

const DEPLOYMENT = 'https://www.kutuhal.example/release/deployment/v1'

const statementSchema = z.object({
  subject: subjectSchema,
  predicateType: z.literal(DEPLOYMENT),
  predicate: z.object({ site: z.string(), number: z.number() }),
})

/** @param text content of deployment.json */
export function signatureOfDeployment(
  { pointer }: { readonly pointer: string },
  number: number,
  text: string,
  key: SigningKey,
): string {
  const predicate: z.infer<typeof statementSchema>['predicate'] = { site: pointer, number }
  return signedStatement(
    {
      _type: 'https://in-toto.io/Statement/v1',
      subject: subjectOf(text),
      predicateType: DEPLOYMENT,
      predicate,
    },
    key,
  )
}

/**
 * @param text content of deployment.json
 * @returns the name of the key that signed a deployment, or why the signature is invalid
 */
export function signerOfDeployment(
  owners: Owners,
  { pointer }: { readonly pointer: string },
  number: number,
  text: string,
  signature: string,
): { readonly by: string } | string {
  const opened = openedStatement(signature, owners.keys)
  if (typeof opened === 'string') return opened
  const { data } = statementSchema.safeParse(opened.statement)
  const isThis =
    data?.predicate.site === pointer &&
    data.predicate.number === number &&
    data.subject[0]?.digest.sha384 === subjectOf(text)[0]?.digest.sha384
  return isThis ? { by: opened.by } : `its deployment.json is not the one that ${opened.by} has signed`
}

const subjectOf = (text: string): Subject => [
  {
    name: 'deployment.json',
    digest: { sha384: digestOf(text) },
  },
]

/** Returns the hexadecimal hash of a deployment's text or a release.json, as statements contain it. */
export const digestOf = (text: string | Buffer): string =>
  Buffer.from(sha384(Buffer.from(text)), 'base64').toString('hex')
