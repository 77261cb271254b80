import body1 from '../content/news/1.html'
import body2 from '../content/news/2.html'
import body3 from '../content/news/3.html'
import body4 from '../content/news/4.html'
import body5 from '../content/news/5.html'
import body6 from '../content/news/6.html'
import body7 from '../content/news/7.html'
import body8 from '../content/news/8.html'
import body9 from '../content/news/9.html'
import body10 from '../content/news/10.html'
import body11 from '../content/news/11.html'
import { plainText, type SearchTexts } from '../items/search-texts.ts'

/** The text of every news item: a large module that loads only when somebody searches. */
export const newsTexts: SearchTexts = {
  1: plainText(body1),
  2: plainText(body2),
  3: plainText(body3),
  4: plainText(body4),
  5: plainText(body5),
  6: plainText(body6),
  7: plainText(body7),
  8: plainText(body8),
  9: plainText(body9),
  10: plainText(body10),
  11: plainText(body11),
}
