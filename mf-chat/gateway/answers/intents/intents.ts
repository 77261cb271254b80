import { assistant } from './assistant.ts'
import { author } from './author.ts'
import { chapters } from './chapters.ts'
import { clauses, topicClauses } from './clauses.ts'
import { contact } from './contact.ts'
import { courseAbout } from './course-about.ts'
import { courseDetail } from './course-detail.ts'
import { courseForClass } from './course-for-class.ts'
import { courseGrades } from './course-grades.ts'
import { courseList } from './course-list.ts'
import { courseMode } from './course-mode.ts'
import { courseNeeds } from './course-needs.ts'
import { courseOn } from './course-on.ts'
import { coursePrice } from './course-price.ts'
import { courseRhythm } from './course-rhythm.ts'
import { figures } from './figures.ts'
import { hours } from './hours.ts'
import { instructor } from './instructor.ts'
import type { Intent } from './intent.ts'
import { labAbout } from './lab-about.ts'
import { labDetail } from './lab-detail.ts'
import { labPrice } from './lab-price.ts'
import { labClasses, labList } from './labs.ts'
import { latestNews } from './latest-news.ts'
import { nextBatch } from './next-batch.ts'
import { notAQuestion } from './not-a-question.ts'
import { partnership } from './partnership.ts'
import { payment } from './payment.ts'
import { person } from './person.ts'
import { rating } from './rating.ts'
import { refund } from './refund.ts'
import { registration } from './registration.ts'
import { results } from './results.ts'
import { rooms } from './rooms.ts'
import { scholarship } from './scholarship.ts'
import { social } from './social.ts'
import { tiers } from './tiers.ts'
import { trainings } from './trainings.ts'
import { unsaid } from './unsaid.ts'
import { visit } from './visit.ts'

/** What the assistant can tell from facts. The first that replies wins, so what is more special stands before what is more general. */
export const intents: readonly Intent[] = [
  assistant,
  notAQuestion,
  clauses,
  results,
  labDetail,
  courseDetail,
  topicClauses,
  unsaid,
  author,
  person,
  trainings,
  refund,
  labPrice,
  tiers,
  social,
  rating,
  scholarship,
  instructor,
  nextBatch,
  payment,
  coursePrice,
  courseNeeds,
  courseRhythm,
  labClasses,
  courseGrades,
  courseForClass,
  rooms,
  hours,
  figures,
  courseMode,
  visit,
  registration,
  partnership,
  contact,
  labList,
  labAbout,
  latestNews,
  courseOn,
  courseList,
  courseAbout,
  chapters,
]
