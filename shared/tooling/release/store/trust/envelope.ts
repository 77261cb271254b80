/**
 * Signs and verifies statements: each is an in-toto statement (https://in-toto.io/Statement/v1) in a DSSE
 * envelope, one line of JSON. `cosign verify-blob-attestation` and `in-toto-verify` can read these too.
 */
import { crypto, dsse } from '@sigstore/core'
import { z } from 'zod'
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

export interface InTotoStatement {
  readonly _type: 'https://in-toto.io/Statement/v1'
  readonly subject: InTotoSubject
  readonly predicateType: string
  readonly predicate: object
}

export function signStatement(statement: InTotoStatement, key: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(statement))
  const envelope: z.infer<typeof envelopeSchema> = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [
      {
        keyid: computeKeyId(key.publicKey),
        sig: key.sign(dsse.preAuthEncoding(PAYLOAD_TYPE, payload)).toString('base64'),
      },
    ],
  }
  return `${JSON.stringify(envelope)}\n`
}

export interface VerifiedStatement {
  /** Name of the key that signed, as in owners.json. */
  readonly by: string
  /** The signed content. Callers must check its form. */
  readonly statement: unknown
}

/**
 * Opens an envelope and checks its signature.
 * @param text content of the envelope
 * @param keys the keys to trust, by name
 * @returns the statement and the key's name; a text with the reason if the signature is invalid
 */
export function openSignedEnvelope(
  text: string,
  keys: Readonly<Record<string, { readonly publicKey: string }>>,
): VerifiedStatement | string {
  const envelope = envelopeIn(text)
  if (!envelope) return 'its signature is in no form that can be read'
  const { payload, signatures } = envelope
  const [{ keyid, sig }] = signatures
  const by = Object.keys(keys).find(name => computeKeyId(keys[name]?.publicKey ?? '') === keyid)
  if (by === undefined) return 'it is signed with a key that this store does not know'
  const content = Buffer.from(payload, 'base64')
  const isTrue = crypto.verify(
    dsse.preAuthEncoding(PAYLOAD_TYPE, content),
    crypto.createPublicKey(keys[by]?.publicKey ?? ''),
    Buffer.from(sig, 'base64'),
  )
  return isTrue
    ? { by, statement: JSON.parse(content.toString()) }
    : 'what is signed was changed after it was signed'
}

function envelopeIn(text: string): z.infer<typeof envelopeSchema> | undefined {
  try {
    return envelopeSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
