import { parseGenerationId } from './questions-route.ts'

it.each([
  ['/1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d/main/gemini', '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d'],
  ['/v1/prod/1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d/main/gemini', '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d'],
  ['/main/gemini', undefined],
  ['/1a2b3c4d5e6f7/main/gemini', undefined],
  ['/1A2B3C4D5E6F/main/gemini', undefined],
  ['/../sites/main/gemini', undefined],
  ['/1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d/x/main/gemini', undefined],
])('reads %s as that of a page of %s', (path, generation) => {
  expect(parseGenerationId(path)).toBe(generation)
})
