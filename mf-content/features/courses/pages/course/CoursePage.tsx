import { CourseDetail } from '../../components/CourseDetail.tsx'
import { CourseNotFound } from '../../components/CourseNotFound.tsx'
import { findCourse } from '../../courses.ts'
import { courseOutlines } from '../../course-outlines.ts'

export interface CoursePageData {
  /** The id in the address, which may belong to no course. */
  readonly id: string
}

interface Props {
  readonly data: CoursePageData
}

export function CoursePage({ data }: Props) {
  const course = findCourse(data.id)
  const outline = courseOutlines[data.id]
  return course && outline ? <CourseDetail course={course} outline={outline} /> : <CourseNotFound />
}
