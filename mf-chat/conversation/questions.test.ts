import { addressesWithSuggestedQuestions, defaultQuestions, getPageQuestions } from './questions.ts'

it('follows the page, its item and the place on it', () => {
  expect(getPageQuestions('/courses/iot')).toContain('What does the IoT course cost?')
  expect(getPageQuestions('/services#drone-lab')).toContain('For which classes is the Drone Lab?')
  expect(getPageQuestions('/news/3')).toEqual(getPageQuestions('/news'))
  expect(getPageQuestions('/courses/unknown')).toEqual(getPageQuestions('/courses'))
  expect(getPageQuestions('/services#school-programs')).toEqual(getPageQuestions('/services'))
})

it.each(['/sitemap', '/nowhere', '', '/constructor', '/courses/__proto__/x', '/toString#valueOf'])(
  'has nothing strange to ask on %s',
  address => {
    expect(getPageQuestions(address).join(' ')).not.toMatch(/object|function|undefined/)
  },
)

it('has one to three on each, none of them twice nor one of the FAQ', () => {
  for (const address of addressesWithSuggestedQuestions) {
    const own = getPageQuestions(address)
    expect(own.length).toBeGreaterThanOrEqual(1)
    expect(own.length).toBeLessThanOrEqual(3)
    expect(new Set([...own, ...defaultQuestions]).size).toBe(own.length + defaultQuestions.length)
  }
})
