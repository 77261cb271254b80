import { getTranslatedPath, languages, type LanguageCode } from '@kutuhal/contract/languages.ts'
import { gujarati } from '../courses/words/gujarati.ts'
import { hindi } from '../courses/words/hindi.ts'
import type { CourseTranslation } from '../courses/words/translations.ts'
import type { SitemapGroup } from './sitemap-groups.ts'

/** The build evaluates this module, so that the sitemap's script does not contain the courses' texts. */
export const translatedGroups: readonly SitemapGroup[] = [
  createGroup('hi', 'हिन्दी', hindi, 'हमसे संपर्क कीजिए'),
  createGroup('gu', 'ગુજરાતી', gujarati, 'અમારો સંપર્ક કરો'),
]

function createGroup(
  code: LanguageCode,
  title: string,
  { words, courses }: CourseTranslation,
  contact: string,
): SitemapGroup {
  const pages = {
    '/courses': words.list.title,
    ...Object.fromEntries(Object.entries(courses).map(([id, course]) => [`/courses/${id}`, course.title])),
    '/contact': contact,
  }
  return {
    title,
    language: languages[code],
    links: Object.entries(pages).map(([path, text]) => ({ href: getTranslatedPath(path, code), text })),
  }
}
