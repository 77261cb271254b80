import { pageDetail } from './page-detail.ts'
import { quoted, type Intent } from './intent.ts'

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
    const builds = page?.sections.find(({ heading }) => /^what you build/i.test(heading))
    if (builds && BUILDS.test(question.plain))
      return {
        lines: quoted(question.language, builds.text.split('\n').slice(0, 3)),
        page: course.page,
      }
    return page && pageDetail(question, page, course.title)
  },
}

/** “What will she make in Blockzie” */
const BUILDS =
  /\b(what|which|kya|su|shu)\b.*\b(make|makes|build|builds|create|creates|banay\w*|banae\w*|banav\w*|banat\w*)\b|क्या.*बना|શું.*બનાવ/
