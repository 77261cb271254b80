import type { PageFacts } from '@kutuhal/contract'
import { getPreviewPictureUrl } from './preview-picture.ts'
import { questionsByPage } from './questions/questions.data.ts'

/**
 * The data that all pages have: a picture for link previews, and the questions that the page answers.
 * @param name the name of the picture in public/previews/ and of the file in questions/
 */
export function buildPageFacts(name: string, more: PageFacts = {}): PageFacts {
  const asked = questionsByPage[name]
  return { picture: getPreviewPictureUrl(name), ...(asked && { questions: asked }), ...more }
}
