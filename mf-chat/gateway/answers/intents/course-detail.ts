import { pageDetail } from './page-detail.ts'
import type { Intent } from './intent.ts'

/** What the page of a course says of something particular: a session, what is built, what happens with the kit. */
export const courseDetail: Intent = {
  name: 'detail of a course',
  isExact: true,
  reply(question, { pages }) {
    const [course] = question.courses
    if (
      !course ||
      question.courses.length > 1 ||
      question.isAboutAny('price', 'rating', 'refund', 'register', 'duration', 'time', 'needs', 'how many')
    )
      return undefined
    const page = pages.get(course.page)
    return page && pageDetail(question, page, course.title)
  },
}
