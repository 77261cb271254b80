import { testTranslations } from '@kutuhal/testing/translations.ts'
import { courseOutlines, type CourseOutline } from '../course-outlines.ts'
import { courses } from '../courses.ts'
import { instructors } from '../instructors.ts'
import { english } from './english.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'
import type { CourseTranslation } from './translations.ts'
import hashes from './english-hashes.json'

const original: CourseTranslation = {
  words: english,
  courses: Object.fromEntries(
    courses.map(({ id, title, description, imageAlt, hours }) => [
      id,
      { title, description, imageAlt, hours },
    ]),
  ),
  outlines: courseOutlines,
  instructors: Object.fromEntries(instructors.map(({ name, role, bio }) => [name, { name, role, bio }])),
}

testTranslations({
  english: listTitles(original),
  translated: { Hindi: listTitles(hindi), Gujarati: listTitles(gujarati) },
  hashes,
  isOwn: /^words\.(language|translated)\b/,
  latin: /Blockzie|IoT|AR-Link|USB/g,
})

/** Titles that are keys become sentences too. */
function listTitles({ words, outlines, ...texts }: CourseTranslation) {
  const { parents } = words
  return {
    ...texts,
    words: { ...words, parents: { ...parents, lessonRules: Object.entries(parents.lessonRules) } },
    outlines: Object.fromEntries(Object.entries(outlines).map(([id, outline]) => [id, listed(outline)])),
  }
}

function listed({ sessions, parents, ...outline }: CourseOutline) {
  return {
    ...outline,
    sessions: Object.entries(sessions),
    ...(parents && { parents: { ...parents, quotes: Object.entries(parents.quotes) } }),
  }
}
