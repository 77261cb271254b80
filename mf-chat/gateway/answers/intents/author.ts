import { quoted, type Intent } from './intent.ts'
import { wordsOf, plainText } from '../asked/tokens.ts'

/** Who wrote a post of the blog, by what it is about. */
export const author: Intent = {
  name: 'author of a post',
  reply(question, { articles, pages }) {
    const { isAbout, language, words } = question
    if (!isAbout('write')) return undefined
    const asked = words.filter(
      word =>
        word.length > 3 &&
        !/^(wrote|written|author|post|article|blog|about|about|your|the|likha|this)$/.test(word),
    )
    const rated = articles
      .filter(each => each.author !== undefined && !each.isNews)
      .map(article => {
        const own = new Set(
          wordsOf(
            plainText(
              `${article.title} ${article.description} ${(pages.get(article.page)?.sections ?? [])
                .filter(({ level = 1 }) => level < 3)
                .map(({ heading }) => heading)
                .join(' ')}`,
            ),
          ).map(short),
        )
        return { article, hits: asked.filter(word => own.has(short(word))).length }
      })
      .toSorted((a, b) => b.hits - a.hits)
    const [best, second] = rated
    if (!best || best.hits === 0 || best.hits === second?.hits || best.hits < asked.length / 2)
      return undefined
    return {
      lines: quoted(language, [`“${best.article.title}” was written by ${best.article.author ?? ''}.`]),
      page: best.article.page,
    }
  },
}

/** Without the ending of a plural. */
const short = (word: string): string => word.replace(/(?<=o)es$|s$/, '')
