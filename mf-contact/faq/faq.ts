import { faqQuestions } from '@kutuhal/contract'

export interface FaqEntry {
  readonly question: string
  readonly answer: string
  /** Where to read on. */
  readonly more?: { readonly href: string; readonly text: string }
}

/** The four questions of the product specification (points 3 and 9), with its rules on cancelling and paying. */
export const faq: readonly FaqEntry[] = [
  {
    question: faqQuestions.cancellation,
    answer:
      'If you cancel 14 or more days before the start, you get a full refund. If you cancel 7 to 13 days before, you get 50 percent back. Fewer than 7 days before the start there is no refund.',
  },
  {
    question: faqQuestions.registration,
    answer:
      'Online, by phone or in person at our office: whichever is easiest for you. Full payment is required to secure a spot.',
    more: { href: '/courses', text: 'See courses and prices' },
  },
  {
    question: faqQuestions.visit,
    answer:
      'Yes, please do. Guided tours are by appointment, so that somebody has time for you: call or write to us and we will agree on a day and an hour. Children are welcome to try what they see.',
  },
  {
    question: faqQuestions.partnership,
    answer:
      'There are three models. We set up a complete lab in your building and look after it; or our trainers come to you for a weekly session in your timetable; or we train your own teachers and stay on call. Many schools begin with one and move on to another.',
    more: { href: '/services#school-programs', text: 'How a school programme goes' },
  },
]
