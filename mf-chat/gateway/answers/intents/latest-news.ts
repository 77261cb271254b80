import { quoted, type Intent } from './intent.ts'

/** The newest articles, when no topic is named. */
export const latestNews: Intent = {
  name: 'latest news',
  isBroad: true,
  reply(question, { articles }) {
    const { isAboutAny, isAbout, language, strange, plain } = question
    const isBlog = isAbout('blog')
    if (
      !(isAbout('news') || (isBlog && isAboutAny('latest', 'list'))) ||
      strange.length > 0 ||
      isAboutAny('competition', 'lab', 'school', 'medical camp', 'career counselling', 'robotics') ||
      /letter/.test(plain)
    )
      return undefined
    const newest = articles.filter(({ isNews }) => isNews !== isBlog).slice(0, 2)
    if (newest.length === 0) return undefined
    return {
      lines: quoted(
        language,
        newest.map(({ title, date }) => `${title} (${readable(date)}).`),
      ),
      page: isBlog ? '/blog' : '/news',
    }
  },
}

const readable = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
