import { languages, type LanguageCode } from '@kutuhal/contract/languages.ts'
import { formatDayOfYear } from '../../lists/readable-date.ts'

/** @returns formats as '5 December' or '5 Dec'. English does without `Intl`, as in readable-date.ts. */
export const formatDay = (language: LanguageCode, month: 'long' | 'short') => (date: string) => {
  if (language !== 'en')
    return new Date(date).toLocaleDateString(languages[language], { day: 'numeric', month, timeZone: 'UTC' })
  const day = formatDayOfYear(date)
  return month === 'short' ? day.replace(/^(\d+ \w{3}).*$/, '$1') : day
}
