import { courses } from './courses.ts'
import { createEnrolmentMailto } from './enrolment.ts'
import { english } from './words/english.ts'

it('opens an e-mail that names the course', () => {
  for (const course of courses) {
    const query = new URLSearchParams(createEnrolmentMailto(course, english).split('?')[1])
    expect(query.get('subject')).toBe(`Enrol: ${course.title}`)
    expect(query.get('body')).toContain(course.title)
  }
})

it('sums up every refund rule', () => {
  const { refundRules } = english.parents
  const { refundSummary } = english.box
  const days = (text: string) => text.match(/\d+/g) ?? []
  const ruled = refundRules.slice(0, 2).flatMap(({ notice, refund }) => [...days(refund), ...days(notice)])
  expect(days(refundSummary).sort()).toEqual(ruled.sort())
  expect(refundSummary).toMatch(/^full refund 14 .*50 percent 7 to 13 .*none/i)
})
