import type { SiteDocument } from '../documents.ts'
import { coursesIn, type Course } from './courses.ts'
import { faqIn, type FaqEntry } from './faq.ts'
import { chaptersIn, type Chapter } from './lists.ts'
import { offeringsIn, type Offering } from './offerings.ts'
import { officeIn, type Office } from './office.ts'
import { refundRulesIn, type RefundRule } from './refund-rules.ts'
import { roomsIn, type Room } from './rooms.ts'
import { tablesIn, type Table } from './tables.ts'
import { textIn, thingsIn, thingsOf } from './things.ts'

/** All that the assistant says without quoting, and nothing but what the documents say: it follows the release that is live. */
export interface Facts {
  readonly office: Office
  readonly courses: readonly Course[]
  readonly labs: readonly Offering[]
  /** What is offered to children beside courses and labs. */
  readonly others: readonly Offering[]
  readonly figures: readonly Figure[]
  readonly faq: readonly FaqEntry[]
  readonly refundRules: readonly RefundRule[]
  readonly articles: readonly Article[]
  readonly chapters: readonly Chapter[]
  readonly tables: readonly Table[]
  readonly rooms: readonly Room[]
  readonly pages: ReadonlyMap<string, SiteDocument>
}

/** E.g. “10,000+” of “students”, who “have built something in one of our labs.” */
export interface Figure {
  readonly name: string
  readonly value: string
  readonly detail: string
  readonly page: string
}

export interface Article {
  readonly title: string
  /** ISO */
  readonly date: string
  readonly description: string
  readonly author: string | undefined
  readonly isNews: boolean
  readonly page: string
}

export function factsOf(documents: readonly SiteDocument[]): Facts {
  const offerings = offeringsIn(documents)
  return {
    office: officeIn(documents),
    courses: coursesIn(documents),
    labs: offerings.filter(({ isLab }) => isLab),
    others: offerings.filter(({ isLab }) => !isLab),
    figures: figuresIn(documents),
    faq: faqIn(documents),
    refundRules: refundRulesIn(documents),
    articles: [...articlesIn(documents, 'NewsArticle'), ...articlesIn(documents, 'BlogPosting')].toSorted(
      (a, b) => b.date.localeCompare(a.date),
    ),
    chapters: chaptersIn(documents),
    tables: tablesIn(documents),
    rooms: roomsIn(documents),
    pages: new Map(documents.map(document => [document.url, document])),
  }
}

function figuresIn(documents: readonly SiteDocument[]): readonly Figure[] {
  return thingsOf(documents, 'LocalBusiness').flatMap(({ thing, page }) =>
    thingsIn(thing, 'additionalProperty').flatMap(property => {
      const [name, value] = [textIn(property, 'name'), textIn(property, 'value')]
      return name === undefined || value === undefined
        ? []
        : [{ name, value, detail: textIn(property, 'description') ?? '', page }]
    }),
  )
}

function articlesIn(
  documents: readonly SiteDocument[],
  type: 'NewsArticle' | 'BlogPosting',
): readonly Article[] {
  return thingsOf(documents, type).flatMap(({ thing, page }) => {
    const [title, date] = [textIn(thing, 'headline'), textIn(thing, 'datePublished')]
    if (title === undefined || date === undefined) return []
    const author = thingsIn(thing, 'author').map(each => textIn(each, 'name'))[0]
    return {
      title,
      date,
      description: textIn(thing, 'description') ?? '',
      author,
      isNews: type === 'NewsArticle',
      page,
    }
  })
}
