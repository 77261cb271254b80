import type { PageFacts } from '@kutuhal/contract'
import { previewPicture } from './preview-picture.ts'
import { questions } from './questions/questions.data.ts'

/**
 * The data that all pages have: a picture for link previews, and the questions that the page answers.
 * @param name the name of the picture in public/previews/ and of the file in questions/
 */
export function pageFacts(name: string, more: PageFacts = {}): PageFacts {
  const asked = questions[name]
  return { picture: previewPicture(name), ...(asked && { questions: asked }), ...more }
}
