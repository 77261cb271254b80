import type { PageFacts } from '@kutuhal/contract'
import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { publicFileUrl } from './asset.ts'
import type { ListedItem } from './lists/list-page.ts'
import { questionsByPage } from './questions/questions.data.ts'

/** @param page names the picture in public/previews/, and the file in questions/, which is in English */
export function buildPageFacts(page: string, more: PageFacts = {}, language: LanguageCode = 'en'): PageFacts {
  const name = language === 'en' ? page : `${page}-${language}`
  const asked = questionsByPage[name]
  return { picture: getPreviewPictureUrl(name), ...(asked && { questions: asked }), ...more }
}

/** For search engines. */
export function describeListItem(
  list: 'news' | 'blog',
  { id, title, date, excerpt, coverImage }: ListedItem,
) {
  const pictures = [getPreviewPictureUrl(`${list}-${id}`), publicFileUrl(`drawings/${coverImage}-1280.webp`)]
  return {
    headline: title,
    description: excerpt,
    datePublished: date,
    image: pictures.map(absoluteUrl),
    url: absoluteUrl(`/${list}/${id}`),
    inLanguage: 'en-IN',
  }
}

/** `npm run lab -- previews` draws the picture from the page. */
const getPreviewPictureUrl = (name: string): string => publicFileUrl(`previews/${name}.jpg`)
