import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import type { TitledTexts } from '../../../text-types.ts'
import { nextStart } from './next-start.ts'

/** On all course pages. */
const lessonRules: TitledTexts = {
  'Two adults in every lesson':
    'The instructor teaches, a second person from our team watches the chat and helps. A child is never alone with one of us.',
  'The camera may stay off':
    'We ask for hands and voice, not for faces. A first name is enough, and a parent may sit beside the child at any time.',
  'Nothing is recorded':
    'Lessons are live only. A child who misses one gets the sheet of that day and can ask on Wednesday.',
  'Everybody is checked':
    'Everyone who teaches or helps has a police clearance certificate and has signed our child protection rules. You may ask to see both.',
}

/** Names in braces stand for what the page puts there. */
const sentences = {
  section: 'Courses',
  card: {
    grades: 'Grades {from} to {to}',
    ages: 'ages {from} to {to}',
    wholeCourse: 'for the whole course',
    ...nextStart,
    rated: '{rating} out of 5',
    unrated: 'New: no ratings yet',
    review: '{count} review',
    reviews: '{count} reviews',
    instructor: 'with {name}',
    details: 'View Details',
  },
  list: {
    title: 'Weekend courses for curious hands',
    lead: 'Live, online and in small groups. Each part on the screen is followed by a longer one off it, and everybody finishes something that works.',
    /** For search engines and link previews. */
    description:
      'Three live weekend courses for Classes 3 to 12: code with blocks, things that report back, and drawings that step out of the page.',
    steps: 'From choosing to the first lesson',
    booking: 'Booking',
    howToBook:
      'Online, which means an e-mail to {email}, by phone at {phone}, or in person in Ahmedabad. A spot is yours when the full payment is there. Batches start on the first weekend of each month.',
    full: 'A batch is full?',
    whenFull:
      'We keep groups small and open another one when enough families wait. Until then places are given in the order in which families reach us.',
    waitlist: 'How the waitlist works',
    platform: 'More than one course? The online platform',
    platformLead: 'Lessons for Classes 3 to 12 at home, month by month, in English, Hindi and Gujarati.',
    tiersCaption: 'What each tier includes',
    /** As in features/news/content/3.html. */
    tiers: ['Basic', 'Premium', 'Complete'],
    /** In the order of the tiers: what each has more than the tier before it. */
    tierParts: [
      ['Recorded lessons and practice sheets'],
      ['One live class a week', 'Doubt hour on Wednesdays'],
      ['Kit of parts sent by post', 'A mentor who reviews each project'],
    ],
    yes: 'Yes',
    no: 'No',
    price: 'Price',
    onRequest: 'on request, by class and month:',
    platformStory: 'How the platform came to be',
  },
  page: {
    Saturday: 'Saturdays, {hours}',
    Sunday: 'Sundays, {hours}',
    forAges: 'For {ages}',
    enrol: 'Enrol by e-mail',
    overview: 'Overview',
    builds: 'What you build',
    sessions: '{count} sessions',
  },
  box: {
    name: 'Price and dates',
    for: 'For',
    with: 'With',
    when: 'When',
    hours: 'Hours',
    starts: 'Starts',
    Saturday: 'First Saturday of each month',
    Sunday: 'Sunday of the first weekend of each month',
    next: 'Next: {dates}',
    language: 'Language',
    languages: 'English, Hindi or Gujarati: tell us which',
    needed: 'Needed',
    refund: 'Refund',
    /** The refund rules in one line. */
    refundSummary:
      'Full refund 14 or more days before the start, 50 percent 7 to 13 days before, none after that',
    toEnrol: 'To enrol',
    howToEnrol:
      '{toEnrol}, call or write. We answer with the next batch that has a place and how to pay; the place is yours when the full payment is there. If the batch is full, the {waitlist} is next.',
    waitlist: 'waitlist',
    call: 'Call {phone}',
    enrolNow: 'Enroll Now',
    booksNothing: 'This last button books nothing yet.',
  },
  /** It asks for all details that the company needs. */
  mail: {
    subject: 'Enrol: {title}',
    wish: 'I would like a place in “{title}” ({grades}).',
    grade: 'Class of the child: ',
    language: 'Language (English, Hindi or Gujarati): ',
    start: 'Month of the start: ',
    sender: 'My name and phone number: ',
  },
  parents: {
    whoTeaches: 'Who teaches',
    howLessonsAreRun: 'How a lesson with children is run',
    lessonRules,
    quotes: 'What parents say',
    cancellation: 'Booking and cancellation',
    register:
      'You can register online, by phone or in person. Full payment is required to secure a spot. If plans change, tell us as early as you can:',
    youCancel: 'You cancel',
    youGetBack: 'You get back',
    /** After a cancellation by a family (product specification, point 9). */
    refundRules: [
      { notice: '14 or more days before the start', refund: 'Full refund' },
      { notice: '7 to 13 days before the start', refund: '50 percent' },
      { notice: 'Fewer than 7 days before the start', refund: 'No refund' },
    ],
  },
}

/** What the pages of courses say around the courses. */
export type CourseWords = Readonly<typeof sentences> & {
  readonly language: LanguageCode
  /** On a translated page only: the English page is authoritative. */
  readonly translated?: string
}

export const english: CourseWords = { language: 'en', ...sentences }
