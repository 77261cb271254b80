import { CourseDetail } from '../../components/CourseDetail.tsx'
import { CourseNotFound } from '../../components/CourseNotFound.tsx'
import { findCourse } from '../../courses.ts'
import { outlines } from '../../outlines.ts'

export interface CoursePageData {
  /** The id in the address, perhaps of no course. */
  readonly id: string
}

interface Props {
  readonly data: CoursePageData
}

export function CoursePage({ data }: Props) {
  const course = findCourse(data.id)
  const outline = outlines[data.id]
  return course && outline ? <CourseDetail course={course} outline={outline} /> : <CourseNotFound />
}
