import { objectsUrl } from './objects-url.ts'

it.each([
  [
    { STORE: 's3://site/main', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:7480' },
    'http://127.0.0.1:7480/site/main',
  ],
  [
    { STORE: 's3://site', AWS_ENDPOINT_URL: 'https://objects.example/s3/' },
    'https://objects.example/s3/site',
  ],
  [{ STORE: 's3://site/main', AWS_REGION: 'ap-south-1' }, 'https://site.s3.ap-south-1.amazonaws.com/main'],
  [
    { STORE: 's3://site', AWS_REGION: '', AWS_DEFAULT_REGION: 'ap-south-1', STORE_ADDRESSING: '' },
    'https://site.s3.ap-south-1.amazonaws.com',
  ],
  [{ STORE: 's3://site', AWS_REGION: '' }, 'https://site.s3.us-east-1.amazonaws.com'],
  [
    { STORE: 's3://site', AWS_ENDPOINT_URL_S3: 'https://objects.example', STORE_ADDRESSING: 'virtual' },
    'https://site.objects.example',
  ],
])('finds where an edge reads %j', (environment, url) => {
  expect(objectsUrl(environment)).toBe(url)
})

it.each(['evil.example/', 'ap south', 'AP-SOUTH-1', '-', 'ap-south-1.'])('takes %j for no region', region => {
  for (const name of ['AWS_REGION', 'AWS_DEFAULT_REGION'])
    expect(() => objectsUrl({ STORE: 's3://site', [name]: region })).toThrow(`${name}=${region} is no name`)
})

it('tells that a folder has no such address', () => {
  expect(() => objectsUrl({ STORE: '/srv/kutuhal' })).toThrow(/names no place in an object store/)
})
