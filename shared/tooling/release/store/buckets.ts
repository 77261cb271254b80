/**
 * A visitor's cookie names one of a hundred buckets, so visitors stay in a canary, and widening it only adds
 * some. Each deployment has a link per bucket, so any web server finds a generation with one file lookup.
 */
export const visitorBuckets: readonly string[] = Array.from({ length: 100 }, (_, number) =>
  String(number).padStart(2, '0'),
)

/** The last bucket, which no canary includes, since a canary is for at most 99 % of visitors. */
export const STABLE_BUCKET = '99'

/** The bucket cookie. Browsers take a name with this prefix only from the site's own host, over https. */
export const BUCKET_COOKIE = '__Host-bucket'

const cookie = new RegExp(String.raw`(?:^|;)\s*${BUCKET_COOKIE}=(\d\d)\s*(?:;|$)`)

const COOKIE_SECONDS = 90 * 24 * 60 * 60

export function parseBucketCookie(cookies: string | undefined): string | undefined {
  return cookie.exec(cookies ?? '')?.[1]
}

/** Draws a bucket. @param chance random number from 0 up to 1 */
export function pickRandomBucket(chance: number): string {
  return visitorBuckets[Math.floor(chance * visitorBuckets.length)] ?? STABLE_BUCKET
}

export function formatBucketCookie(bucket: string): string {
  return `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; HttpOnly; Secure`
}
