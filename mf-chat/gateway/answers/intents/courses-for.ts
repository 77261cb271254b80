import type { Question } from '../asked/question.ts'
import type { Course } from '../facts/courses.ts'
import { isWithin } from '../facts/range.ts'

/** The courses that a question means: those it names, those for the classes it names, or all. */
export function coursesFor({ courses: named, classes }: Question, all: readonly Course[]): readonly Course[] {
  if (named.length > 0) return all.filter(course => named.includes(course))
  const fitting = all.filter(({ grades }) => classes.some(each => isWithin(each, grades)))
  return classes.length > 0 ? fitting : all
}
