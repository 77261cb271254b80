import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { FIRST, SECOND } from './fixtures/example-store.ts'
import { describeWithEveryServer } from './fixtures/describe-servers.ts'

describeWithEveryServer('which generation is shown', site => {
  afterEach(() => site.show({ generation: FIRST }))

  const title = async (cookie?: string) => {
    const { status, text, headers } = await site.ask('/news', { headers: cookie ? { cookie } : {} })
    return { status, text, generation: /<title>(\w+)</.exec(text)?.[1], headers }
  }

  describe('a switch of the pointer', () => {
    it('is seen by the next request, and back again', async () => {
      const etag = String((await title()).headers['etag'])
      await site.show({ generation: SECOND })
      expect((await title()).generation).toBe(SECOND)
      const { status } = await site.ask('/news', { headers: { 'if-none-match': etag } })
      expect(status).toBe(200)
      await site.show({ generation: FIRST })
      expect((await title()).generation).toBe(FIRST)
    })

    slowIt('never shows a visitor half a page or an error', async () => {
      for (let round = 0; round < 20; round++) {
        const asked = Promise.all(Array.from({ length: 10 }, () => title()))
        await site.show({ generation: round % 2 === 0 ? SECOND : FIRST })
        for (const { status, text } of await asked) {
          expect(status).toBe(200)
          expect(text).toMatch(new RegExp(`^<!doctype html><title>(${FIRST}|${SECOND})<.*</p>$`))
        }
      }
    })
  })

  describe('a canary', () => {
    it('gives visitors a bucket, and keeps them in it', async () => {
      await site.show({
        generation: FIRST,
        canary: { percent: 50, generation: SECOND },
      })
      const buckets = new Map<string, string | undefined>()
      for (let visit = 0; visit < 100; visit++) {
        const { generation, headers } = await title()
        const [cookie = ''] = [headers['set-cookie']].flat()
        expect(cookie).toMatch(/^__Host-bucket=\d\d; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/)
        expect(headers['cache-control']).toBe('private, no-cache')
        expect(headers['vary']).toBe('Accept-Encoding, Cookie')
        const bucket = cookie.slice(0, '__Host-bucket=00'.length)
        expect(generation).toBe(bucket < '__Host-bucket=50' ? SECOND : FIRST)
        buckets.set(bucket, generation)
      }
      // A hundred random draws from a hundred buckets hit about 63; far fewer would not be random.
      expect(buckets.size).toBeGreaterThan(35)
      expect(new Set(buckets.values())).toEqual(new Set([FIRST, SECOND]))

      // All visitors who had the canary keep it.
      await site.show({
        generation: FIRST,
        canary: { percent: 60, generation: SECOND },
      })
      for (const bucket of ['__Host-bucket=07', '__Host-bucket=49', 'a=1; __Host-bucket=59; b=2']) {
        const { generation, headers } = await title(bucket)
        expect([generation, headers['set-cookie']]).toEqual([SECOND, undefined])
      }
      expect((await title('__Host-bucket=60')).generation).toBe(FIRST)
    })

    it('draws a new bucket for a visitor who made one up', async () => {
      await site.show({
        generation: FIRST,
        canary: { percent: 10, generation: SECOND },
      })
      for (const made of ['7', '007', '..', '../sites', ''].map(value => `__Host-bucket=${value}`)) {
        const { generation, headers } = await title(made)
        expect(headers['set-cookie']).toBeDefined()
        expect([FIRST, SECOND]).toContain(generation)
      }
    })

    it('takes no bucket that another host, such as a preview, can have set', async () => {
      await site.show({
        generation: FIRST,
        canary: { percent: 10, generation: SECOND },
      })
      for (const cookie of ['bucket=00', 'x__Host-bucket=00', 'a=__Host-bucket=00']) {
        expect((await title(cookie)).headers['set-cookie']).toBeDefined()
      }
      expect((await title('bucket=00; __Host-bucket=99')).generation).toBe(FIRST)
    })

    it('leaves no bucket behind when it ends', async () => {
      await site.show({ generation: SECOND })
      for (const cookie of [undefined, '__Host-bucket=07']) {
        const { generation, headers } = await title(cookie)
        expect([generation, headers['set-cookie'], headers['vary']]).toEqual([
          SECOND,
          undefined,
          'Accept-Encoding',
        ])
      }
    })
  })
})
