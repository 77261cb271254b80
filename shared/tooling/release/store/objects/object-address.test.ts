import { formatObjectAddress, isObjectAddress, parseObjectAddress } from './object-address.ts'

it.each([
  ['s3://site', 'site', ''],
  ['s3://site/', 'site', ''],
  ['s3://kutuhal.site/main/two/', 'kutuhal.site', 'main/two/'],
])('reads %s', (text, bucket, prefix) => {
  expect(parseObjectAddress(text)).toEqual({ bucket, prefix })
  expect(parseObjectAddress(formatObjectAddress({ bucket, prefix }))).toEqual({ bucket, prefix })
})

it.each(['s3://', 's3://S', 's3://site/../other', 's3://site//two', 's3://site/a b'])('refuses %s', text => {
  expect(() => parseObjectAddress(text)).toThrow(/should be s3:\/\/<bucket>\/<prefix>/)
})

it('takes everything else for a folder', () => {
  expect(['.store', '/srv/s3', 'C:\\store'].some(isObjectAddress)).toBe(false)
})
