import { deploymentSchema, STORE_FORMAT } from './deployment.ts'

const signed = {
  store: 's3://site/main',
  number: 2,
  after: { number: 1, digest: 'ab12' },
  since: '2026-11-27T00:00:00.000Z',
  what: 'promote mf-one@1.1.0',
  by: 'local (root@computer)',
  generation: '9958b30573b35fbb0c2e4bf9841500c2',
  plan: {
    pins: { shell: '1.0.0', 'mf-one': '1.1.0' },
    previous: { 'mf-one': '1.0.0' },
    gatewayUrl: 'https://right.example/main/gemini',
    origins: {},
    reports: 10,
  },
  releases: { 'shell@1.0.0': 'cd', 'mf-one@1.1.0': 'ef', 'mf-one@1.0.0': '01' },
  documents: { '9958b30573b35fbb0c2e4bf9841500c2': 'hash' },
  previous: 1,
  embeds: { live: 'mf-one@1.1.0' },
  embedded: { 'mf-one@1.1.0': 'hash' },
}

/** Signed texts of each format that was ever public. Add to this list, but never change it. */
const written: Readonly<Record<number, object>> = {
  2: { format: 2, ...signed },
  3: { format: 3, ...signed },
}

it("reads what every format since the second has written, today's included", () => {
  expect(Object.keys(written).map(Number).at(-1)).toBe(STORE_FORMAT)
  for (const words of Object.values(written)) expect(deploymentSchema.safeParse(words).error).toBeUndefined()
})
