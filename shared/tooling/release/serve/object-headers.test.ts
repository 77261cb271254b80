import { documentHeaders, releaseFileHeaders } from './headers.ts'
import { getObjectHeaders } from './object-headers.ts'

const forEver = releaseFileHeaders['cache-control']
const askedAgain = documentHeaders['cache-control']

it.each([
  ['apps/mf-maze/1.4.0/remoteEntry.js', 'text/javascript; charset=utf-8', forEver],
  ['embed/mf-maze@1.4.0/board.svg', 'image/svg+xml', forEver],
  ['sites/1a2b3c4d5e6f/news/index.html', 'text/html; charset=utf-8', askedAgain],
  ['sites/1a2b3c4d5e6f/files/pins.json', 'application/json; charset=utf-8', askedAgain],
])('says of %s what it is and how long it holds', (key, contentType, cacheControl) => {
  expect(cacheControl).toMatch(/\w/)
  expect(getObjectHeaders(key)).toEqual({ contentType, cacheControl })
  expect(getObjectHeaders(`${key}.br`)).toEqual({ contentType, cacheControl, contentEncoding: 'br' })
  expect(getObjectHeaders(`${key}.gz`)).toEqual({ contentType, cacheControl, contentEncoding: 'gzip' })
})

it.each([
  ['papers/labs.pdf', 'application/pdf'],
  ['media/film.mp4', 'video/mp4'],
])('says of %s, which has no compressed copies, what it is', (file, contentType) => {
  expect(getObjectHeaders(`apps/mf-maze/1.4.0/${file}`)).toEqual({ contentType, cacheControl: forEver })
})

it.each([
  'apps/mf-maze/1.4.0/server/remote.cjs',
  'apps/mf-maze/1.4.0/maps/remoteEntry.js.map',
  'sites/1a2b3c4d5e6f/documents.json',
  'sites/1a2b3c4d5e6f/plan.json',
  'sites/1a2b3c4d5e6f/hashes.json',
  'deployments/live/3/deployment.json',
])('keeps %s from visitors', key => {
  expect(getObjectHeaders(key)).toBeUndefined()
})
