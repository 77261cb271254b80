import { definePage } from '@kutuhal/contract'
import { createElement } from 'react'
import { buildPageFacts } from '../../../../page-facts.ts'
import { CourseList, type CourseListProps } from '../../components/CourseList.tsx'
import { courses } from '../../courses.ts'
import { english } from '../../words/english.ts'
import {
  loadTranslation,
  notTranslated,
  translateCourse,
  translationCodes,
} from '../../words/translations.ts'

interface Data {
  /** The words of a translated page are its data. */
  readonly translation?: CourseListProps
}

const getTexts = ({ translation }: Data): CourseListProps => translation ?? { courses, words: english }

export const page = definePage<Data>({
  component: ({ data }) => createElement(CourseList, getTexts(data)),
  // The host's titles are English.
  title: ({ translation }) => translation?.words.list.title,
  description: data => getTexts(data).words.list.description,
  facts: __COMPOSING__
    ? data => {
        const { language } = getTexts(data).words
        const name = language === 'en' ? 'courses' : `courses-${language}`
        return buildPageFacts(name, { translations: translationCodes })
      }
    : undefined,
  load: async ({ params: { language } }) => {
    if (language === undefined) return {}
    const translation = await loadTranslation(language)
    if (!translation) return notTranslated
    const { words } = translation
    const translated = courses.flatMap(course => translateCourse(course, translation) ?? [])
    return { translation: { words, courses: translated } }
  },
  staticParams: __COMPOSING__
    ? () => Promise.resolve([{}, ...translationCodes.map(language => ({ language }))])
    : undefined,
})
