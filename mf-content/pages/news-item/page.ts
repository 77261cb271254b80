import { definePage, missingItem } from '@kutuhal/contract'
import { articles } from '../../news/articles.ts'
import { newsFacts } from '../../news/news-facts.ts'
import { newsBody } from '../../news/news-body.ts'
import { moreNews, newsById } from '../../news/news.ts'
import { NewsItemPage, type NewsItemPageData } from './NewsItemPage.tsx'

export const page = definePage<NewsItemPageData>({
  component: NewsItemPage,
  title: ({ article }) => article.title,
  description: ({ article }) => article.excerpt,
  facts: __COMPOSING__ ? ({ article }) => newsFacts(article) : undefined,
  staticParams: () => Promise.resolve(articles.map(({ id }) => ({ id }))),
  async load({ params }) {
    const article = newsById(params['id'] ?? '')
    if (!article) return unknownItem
    return { article, body: await newsBody(article.id), more: moreNews(article.id) }
  },
})

const unknownItem = missingItem({
  listPath: '/news',
  title: 'News Item Not Found',
  text: "The news item you are looking for doesn't exist or has been removed.",
})
