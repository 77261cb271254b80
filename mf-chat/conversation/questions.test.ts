import { addressesWithQuestions, questions, questionsOn } from './questions.ts'

it('follows the page, its item and the place on it', () => {
  expect(questionsOn('/courses/iot')).toContain('What does the IoT course cost?')
  expect(questionsOn('/services#drone-lab')).toContain('For which classes is the Drone Lab?')
  expect(questionsOn('/news/3')).toEqual(questionsOn('/news'))
  expect(questionsOn('/courses/unknown')).toEqual(questionsOn('/courses'))
  expect(questionsOn('/services#school-programs')).toEqual(questionsOn('/services'))
})

it.each(['/sitemap', '/nowhere', '', '/constructor', '/courses/__proto__/x', '/toString#valueOf'])(
  'has nothing strange to ask on %s',
  address => {
    expect(questionsOn(address).join(' ')).not.toMatch(/object|function|undefined/)
  },
)

it('has one to three on each, none of them twice nor one of the FAQ', () => {
  for (const address of addressesWithQuestions) {
    const own = questionsOn(address)
    expect(own.length).toBeGreaterThanOrEqual(1)
    expect(own.length).toBeLessThanOrEqual(3)
    expect(new Set([...own, ...questions]).size).toBe(own.length + questions.length)
  }
})
