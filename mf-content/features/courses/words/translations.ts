import { missingItem } from '@kutuhal/contract'
import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import { fetchContentFile } from '../../../lists/item-list.ts'
import type { CourseOutline } from '../course-outlines.ts'
import type { Course } from '../courses.ts'
import type { Instructor } from '../instructors.ts'
import type { CourseWords } from './english.ts'
import { files, integrity } from './translations.files.ts'

/** Of the pages of courses. */
export const translationCodes = ['hi', 'gu'] as const satisfies readonly LanguageCode[]

export interface CourseTranslation {
  readonly words: CourseWords
  /** By course id. */
  readonly courses: Readonly<Record<string, Pick<Course, 'title' | 'description' | 'imageAlt' | 'hours'>>>
  readonly outlines: Readonly<Record<string, CourseOutline>>
  /** By the names that courses use. */
  readonly instructors: Readonly<Record<string, Omit<Instructor, 'portrait'>>>
}

/** The texts of hydrated pages are their data, so only a navigation fetches the file. */
export async function loadTranslation(language: string): Promise<CourseTranslation | undefined> {
  const code = translationCodes.find(each => each === language)
  if (!code) return undefined
  const name = `courses-${code}` as const
  const text = __COMPOSING__ ? files[name] : await fetchContentFile(name, integrity)
  // The browser has compared the text with the hash of what the build wrote.
  return JSON.parse(text) as CourseTranslation
}

/** @returns the card's texts in the language; undefined for a course that is not translated yet */
export function translateCourse(
  course: Course,
  { courses, instructors }: CourseTranslation,
): Course | undefined {
  const texts = courses[course.id]
  const instructor = instructors[course.instructor]?.name ?? course.instructor
  return texts && { ...course, ...texts, instructor }
}

export const notTranslated = missingItem({
  listPath: '/courses',
  title: 'Not in this language yet',
  text: 'The course may be there in English.',
})
