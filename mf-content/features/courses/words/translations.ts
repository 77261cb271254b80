import type { Translations } from '@kutuhal/contract/translations.ts'
import { createContext, use } from 'react'
import type { CourseOutline } from '../course-outlines.ts'
import type { Course } from '../courses.ts'
import type { Instructor } from '../instructors.ts'
import { english, type CourseWords } from './english.ts'

export interface CourseTranslation {
  readonly words: CourseWords
  /** By course id. */
  readonly courses: Readonly<Record<string, Pick<Course, 'title' | 'description' | 'imageAlt' | 'hours'>>>
  readonly outlines: Readonly<Record<string, CourseOutline>>
  /** By the names that courses use. */
  readonly instructors: Readonly<Record<string, Omit<Instructor, 'portrait'>>>
}

export const translations: Translations<CourseTranslation> = {
  hi: async () => (await import(/* webpackChunkName: "translations" */ './hindi.ts')).hindi,
  gu: async () => (await import(/* webpackChunkName: "translations" */ './gujarati.ts')).gujarati,
}

/** @returns the course with the texts of its card in the language */
export const translateCourse = (course: Course, translation?: CourseTranslation): Course => ({
  ...course,
  ...translation?.courses[course.id],
  instructor: translation?.instructors[course.instructor]?.name ?? course.instructor,
})

/** Of the pages of courses. English by default. */
export const WordsContext = createContext(english)
export const useWords = () => use(WordsContext)
