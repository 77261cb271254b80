import { definePage } from '@kutuhal/contract'
import { listTranslatedParams, loadTranslation } from '@kutuhal/contract/translations.ts'
import { createElement } from 'react'
import { buildPageFacts } from '../../../../page-facts.ts'
import { CourseList } from '../../components/CourseList.tsx'
import { courses } from '../../courses.ts'
import { english } from '../../words/english.ts'
import { translateCourse, translations, type CourseTranslation } from '../../words/translations.ts'

const describeCourses = (translation?: CourseTranslation) => ({
  words: translation?.words ?? english,
  courses: courses.map(course => translateCourse(course, translation)),
})

interface Data {
  /** The words of a translated page are its data. */
  readonly translation?: ReturnType<typeof describeCourses> | undefined
}

const getTexts = ({ translation }: Data) => translation ?? describeCourses()

export const page = definePage<Data>({
  component: ({ data }) => createElement(CourseList, getTexts(data)),
  // The host's titles are English.
  title: ({ translation }) => translation?.words.list.title,
  description: data => getTexts(data).words.list.description,
  facts: __COMPOSING__
    ? ({ translation }) =>
        buildPageFacts('courses', { translations: Object.keys(translations) }, translation?.words.language)
    : undefined,
  load: async context => {
    const translation = await loadTranslation(context, translations)
    return { translation: translation && describeCourses(translation) }
  },
  staticParams: __COMPOSING__ ? () => listTranslatedParams(translations) : undefined,
})
