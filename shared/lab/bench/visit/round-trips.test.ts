import { countSerialRoundTrips, type SentRequest } from './round-trips.ts'

const document: SentRequest = { url: '/', start: 0, end: 200, isAskedByCode: false }
const byDocument = (url: string, start: number, end: number): SentRequest => ({
  url,
  start,
  end,
  askedBy: '/',
  isAskedByCode: false,
})
const byCode = (url: string, askedBy: string, start: number): SentRequest => ({
  url,
  start,
  end: start + 200,
  askedBy,
  isAskedByCode: true,
})

describe('serial round trips', () => {
  it('are one for a document alone', () => {
    expect(countSerialRoundTrips([document])).toBe(1)
  })

  it('do not grow with what is asked for at once, however late it comes', () => {
    const files = [
      byDocument('/a.js', 150, 400),
      byDocument('/b.avif', 160, 900),
      byDocument('/c.woff2', 950, 990),
    ]
    expect(countSerialRoundTrips([document, ...files])).toBe(2)
  })

  it('grow with a script that asks for another', () => {
    const files = [
      byDocument('/a.js', 150, 400),
      byCode('/b.js', '/a.js', 420),
      byCode('/c.js', '/b.js', 650),
    ]
    expect(countSerialRoundTrips([document, ...files])).toBe(4)
  })

  it('grow with code in the document that waits for a picture', () => {
    const picture = byDocument('/hero.avif', 150, 400)
    expect(countSerialRoundTrips([document, picture, byCode('/a.js', '/', 410)])).toBe(3)
    expect(countSerialRoundTrips([document, picture, byCode('/a.js', '/', 390)])).toBe(2)
  })
})
