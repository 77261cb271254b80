import { formatBucketCookie, parseBucketCookie, visitorBuckets, pickRandomBucket } from './buckets.ts'

describe('buckets', () => {
  it('are drawn evenly from a hundred', () => {
    const drawn = Array.from({ length: 1000 }, (_, step) => pickRandomBucket(step / 1000))
    expect(new Set(drawn)).toEqual(new Set(visitorBuckets))
    expect(drawn.filter(bucket => Number(bucket) < 10)).toHaveLength(100)
  })

  it('come back out of the cookie that keeps them', () => {
    const [pair] = formatBucketCookie('07').split(';')
    expect(parseBucketCookie(`theme=dark; ${pair}; x=1`)).toBe('07')
  })

  it.each([
    ...[undefined, '', 'bucket=07', 'x__Host-bucket=07'],
    ...['__Host-bucket=', '__Host-bucket=7', '__Host-bucket=100', '__Host-bucket=../..'],
  ])('are unknown to the cookie header %s', cookies => {
    expect(parseBucketCookie(cookies)).toBeUndefined()
  })
})
