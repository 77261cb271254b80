import { createGenerationPins, type PinnedRelease } from './pinned-releases.ts'

const shell: PinnedRelease = {
  name: 'shell',
  version: '1.0.0',
  contract: 2,
  container: 'shell',
  base: '/apps/shell/1.0.0/',
  chunks: {},
  shared: {},
  provided: {},
  maps: {},
  files: { 'main.js': { bytes: 1, sha384: 'abc' } },
}

const addressWith = (gatewayUrl: string): string =>
  createGenerationPins({ generation: '1a2b3c4d5e6f', year: 2026 }, shell, {}, gatewayUrl).gatewayUrl

it.each([
  ['/main/gemini', '/1a2b3c4d5e6f/main/gemini'],
  ['https://assistant.example/main/gemini', 'https://assistant.example/1a2b3c4d5e6f/main/gemini'],
  ['https://cloud.example/v1/main/gemini', 'https://cloud.example/v1/1a2b3c4d5e6f/main/gemini'],
  ['https://elsewhere.example/ask', 'https://elsewhere.example/ask'],
])('names the generation in the address of the assistant, %s', (given, expected) => {
  expect(addressWith(given)).toBe(expected)
})
