import { verbs } from './verbs.ts'

jest.mock('@aws-sdk/client-s3', () => {
  throw new Error('It takes longer to load than a rollback to run.')
})

it.each(verbs)('loads no client of object stores for a site on a folder: $usage', async ({ load }) => {
  expect(await load()).toHaveProperty('run')
})
