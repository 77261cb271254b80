import { getPointerNameForPort, getPortForPointerName, resolveLocalStore } from './store-location.ts'

it.each(['live', 'live-4000', 'school-2'])('lets a site be called %s', site => {
  expect(resolveLocalStore('/srv/site', site)).toEqual({ folder: '/srv/site', pointer: site })
})

it.each(['apps', 'deployments', 'embed', 'releases', 'sites'])(
  'keeps %s for the store itself: the link of a site would meet that folder',
  site => {
    expect(() => resolveLocalStore('/srv/site', site)).toThrow(`"${site}" cannot name a site`)
  },
)

it.each(['', 'Live', '2', '../live', 'live/2'])('refuses “%s”, which is no name', site => {
  expect(() => resolveLocalStore('/srv/site', site)).toThrow(/Use small letters, digits and hyphens/)
})

it('gives every port a site of its own, and finds the port again', () => {
  expect([getPointerNameForPort(3000), getPointerNameForPort(4000)]).toEqual(['live', 'live-4000'])
  expect(['live', 'live-4000', 'school'].map(getPortForPointerName)).toEqual([3000, 4000, 3000])
})

it('leaves a store that others share to those who can work in it', () => {
  expect(() => resolveLocalStore('s3://kutuhal-site/main')).toThrow(
    /this needs one: .* Leave STORE out, or name a folder/,
  )
})

it('reads a folder as it was meant', () => {
  expect(resolveLocalStore(' /srv/site ').folder).toBe('/srv/site')
})

it.each([
  '',
  ' ',
  '~/store',
  's3:bucket',
  'https://objects.example/bucket',
  'S3://kutuhal-site/main',
  'file:///srv/site',
])('takes “%s” for no folder', folder => {
  expect(() => resolveLocalStore(folder)).toThrow(/neither a folder nor an address like s3:/)
})
