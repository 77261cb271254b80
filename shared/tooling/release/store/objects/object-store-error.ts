import { S3ServiceException } from '@aws-sdk/client-s3'

/** An object store could not do what it was asked: says what, why, and what helps. */
export class ObjectStoreError extends Error {
  /**
   * @param place the store, as whoever runs a command names it
   * @param doing what was asked, e.g. `write pointers/live`
   */
  constructor(place: string, doing: string, cause: unknown) {
    super(`The object store ${place} did not ${doing}: ${whyOf(cause)}`, { cause })
  }
}

function whyOf(cause: unknown): string {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  const said = message === '' || message === name ? name : `${name}, ${message}`
  if (cause instanceof S3ServiceException) {
    if (cause.$metadata.httpStatusCode === 403) {
      return `${said}. The access key in use may not do that. Another one: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; what each team's may: shared/docs/serving.md.`
    }
    if (name === 'NoSuchBucket') return `${said}. Make the bucket, or name another one in STORE.`
    return `${said}. Run the same command again; what is live has not changed unless it says so.`
  }
  if (name.startsWith('CredentialsProvider')) {
    return `${said}. Name an access key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
  }
  return `${said}. Is it running, and is AWS_ENDPOINT_URL_S3 its address? Then run the same command again.`
}
