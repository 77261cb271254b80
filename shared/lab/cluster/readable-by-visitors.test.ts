import { readableByVisitors } from './readable-by-visitors.ts'

it('lets everybody read what is for visitors, and nothing else', () => {
  const { Statement } = readableByVisitors({ bucket: 'site', prefix: 'main/' })
  expect(Statement.flatMap(({ Action }) => Action)).toEqual(['s3:GetObject'])
  const shown = Statement.flatMap(({ Resource }) => Resource)
  expect(shown).toEqual(
    ['apps', 'sites', 'embed', 'pointers'].map(kind => `arn:aws:s3:::site/main/${kind}/*`),
  )
})

it('leaves what teams may', () => {
  const team = {
    Effect: 'Allow',
    Principal: { AWS: ['arn:aws:iam:::user/chat'] },
    Action: ['s3:PutObject'],
    Resource: ['arn:aws:s3:::site/main/apps/mf-chat/*'],
  } as const
  const { Statement } = readableByVisitors(
    { bucket: 'site', prefix: 'main/' },
    { Version: '2012-10-17', Statement: [team] },
  )
  expect(Statement[0]).toEqual(team)
})
