/**
 * Signs and verifies statements: each is an in-toto statement (https://in-toto.io/Statement/v1) in a DSSE
 * envelope, one line of JSON. `cosign verify-blob-attestation` and `in-toto-verify` can read these too.
 */
import { crypto, dsse } from '@sigstore/core'
import { z } from 'zod'
import { tryParseJson } from '../files/read-limited.ts'
import { computeKeyId, type SigningKey } from './signing-key.ts'

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.tuple([z.object({ keyid: z.string(), sig: z.base64() })]),
})

/** What a statement is about: names of files, each with the hexadecimal hash of its content. */
export const inTotoSubjectSchema = z.array(
  z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) }),
)

export type InTotoSubject = z.infer<typeof inTotoSubjectSchema>

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'

export interface InTotoStatement {
  readonly _type: typeof STATEMENT_TYPE
  readonly subject: InTotoSubject
  readonly predicateType: string
  readonly predicate: object
}

export function signStatement(statement: InTotoStatement, key: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(statement))
  const sig = key.sign(dsse.preAuthEncoding(PAYLOAD_TYPE, payload)).toString('base64')
  const envelope: z.infer<typeof envelopeSchema> = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: computeKeyId(key.publicKey), sig }],
  }
  return `${JSON.stringify(envelope)}\n`
}

/**
 * Opens an envelope and checks its signature.
 * @param text content of the envelope
 * @param keys the keys to trust, by name
 * @returns the statement, whose form callers must check, and the name of the key that signed it; a text with
 *   the reason if the signature is invalid
 */
export function openSignedEnvelope(
  text: string,
  keys: Readonly<Record<string, { readonly publicKey: string }>>,
): { readonly by: string; readonly statement: unknown } | string {
  const { data: envelope } = envelopeSchema.safeParse(tryParseJson(text))
  if (!envelope) return 'its signature is in no form that can be read'
  const [{ keyid, sig }] = envelope.signatures
  const signer = Object.entries(keys).find(([, { publicKey }]) => computeKeyId(publicKey) === keyid)
  if (!signer) return 'it is signed with a key that this store does not know'
  const [by, { publicKey }] = signer
  const payload = Buffer.from(envelope.payload, 'base64')
  const isTrue = crypto.verify(
    dsse.preAuthEncoding(PAYLOAD_TYPE, payload),
    crypto.createPublicKey(publicKey),
    Buffer.from(sig, 'base64'),
  )
  return isTrue
    ? { by, statement: tryParseJson(payload.toString()) }
    : 'what is signed was changed after it was signed'
}
