import body1 from '../content/blog/1.html'
import body2 from '../content/blog/2.html'
import body3 from '../content/blog/3.html'
import body4 from '../content/blog/4.html'
import body5 from '../content/blog/5.html'
import { plainText, type SearchTexts } from '../items/search-texts.ts'

/** The text of every blog post: a large module that loads only when somebody searches. */
export const blogTexts: SearchTexts = {
  1: plainText(body1),
  2: plainText(body2),
  3: plainText(body3),
  4: plainText(body4),
  5: plainText(body5),
}
