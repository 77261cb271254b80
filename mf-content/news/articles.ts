import { site } from '@kutuhal/contract'

/** A news item as lists show it. The body (HTML) stands in content/news/<id>.html and loads on its own. */
export interface ArticleSummary {
  readonly id: string
  readonly title: string
  readonly slug: string
  /** ISO date, e.g. 2025-05-15 */
  readonly date: string
  readonly excerpt: string
  /** Path below this app's drawings/ folder, without its ending */
  readonly coverImage: string
  /** What the cover picture shows, for people who cannot see it; may be '' where it only decorates */
  readonly coverAlt: string
  readonly featured: boolean
}

export const articles: readonly ArticleSummary[] = [
  {
    id: '1',
    title: `${site.brand} and 25 elementary schools agree on three years together`,
    slug: '25-elementary-schools-three-years-together',
    date: '2025-03-11',
    excerpt:
      'A $250,000 grant brings lab periods to 10,000 students in Ahmedabad, Anand and Dahod. ' +
      'How the money is divided, and what a trial in Bavla taught us about lost nuts.',
    coverImage: 'news/1',
    coverAlt: 'Three children carry a box of robot parts towards a low yellow school building',
    featured: true,
  },
  {
    id: '2',
    title: `Award and $50,000 grant for ${site.brand}’s inclusive classes`,
    slug: 'award-and-grant-for-inclusive-classes',
    date: '2025-05-20',
    excerpt:
      'Hetal, who is blind, programmed a robot by touch in front of the jury. ' +
      'The grant pays for tactile kits, sign-language lessons and a good many bus fares.',
    coverImage: 'news/2',
    coverAlt: 'A girl feels raised arrows on a row of blocks while a small robot rolls towards a bell',
    featured: true,
  },
  {
    id: '3',
    title: 'Our online platform opens on 15 May, in three tiers',
    slug: 'online-platform-opens-15-may',
    date: '2025-05-02',
    excerpt:
      'Basic, Premium or Complete: what each tier includes, and how sixty families with shared phones ' +
      'and full evenings made the lessons shorter and better.',
    coverImage: 'news/3',
    coverAlt: 'A mother and two children at a kitchen table with a phone, a notebook and a half-built robot',
    featured: true,
  },
  {
    id: '4',
    title: 'Araria opens its lab on borrowed tables',
    slug: 'araria-opens-its-lab',
    date: '2025-01-23',
    excerpt:
      'Fog held up the lorry, so the children carried the furniture. Six government schools in Bihar ' +
      'now share a lab, and its first project is a flood alarm.',
    coverImage: 'news/4',
    coverAlt: 'A girl and a boy test a pipe with a floating bottle and a buzzer in a bucket, fog outside',
    featured: true,
  },
  {
    id: '5',
    title: 'A clip for Vansh: the new 3D printing and physics lab in Palanpur',
    slug: '3d-printing-and-physics-lab-palanpur',
    date: '2025-06-18',
    excerpt:
      'Four printers, a physics room next door and a rule on the connecting door. ' +
      'The third attempt at a wheelchair clip held, and the monsoon got into the plastic.',
    coverImage: 'news/5',
    coverAlt: 'A boy in a wheelchair holds up a small grey clip beside a 3D printer, two friends watching',
    featured: true,
  },
  {
    id: '6',
    title: 'Four Jawahar Navodaya Vidyalayas give us their evenings',
    slug: 'four-jnvs-evening-programme',
    date: '2025-02-13',
    excerpt:
      'In three districts of Gujarat and one of Rajasthan, 320 JNV pupils mend what annoys them in the hostel. ' +
      'The most talked about so far: a scale under the waste drum.',
    coverImage: 'news/6',
    coverAlt: 'Pupils in a dining hall look at a number display above a drum standing on a scale',
    featured: true,
  },
  {
    id: '7',
    title: 'Nine Kendriya Vidyalayas, 36 teachers and one confusing thermos',
    slug: 'nine-kvs-teacher-training-vadodara',
    date: '2025-04-08',
    excerpt:
      'KV teachers from across Gujarat spent two days with us in Vadodara. ' +
      'On the second, Class 7 came to test their lessons and marked them.',
    coverImage: 'news/7',
    coverAlt: 'A girl holds a blue thermos up to a camera; a large screen beside her shows a lunch box',
    featured: false,
  },
  {
    id: '8',
    title: 'Maze race in Maninagar: thirteen moves, and a paper skirt',
    slug: 'maze-race-maninagar',
    date: '2025-02-25',
    excerpt:
      'Twenty-four teams sent their robots through five squares by five. ' +
      'Then the afternoon sun fell on the floor and showed who could repair in ten minutes.',
    coverImage: 'news/8',
    coverAlt:
      'Small wheeled robots on a taped floor grid, with sunlight from a tall window falling across it',
    featured: true,
  },
  {
    id: '9',
    title: 'Career camp in Rajkot: 22 tables and one neem tree',
    slug: 'career-camp-rajkot',
    date: '2025-05-27',
    excerpt:
      'A limb maker, a drone surveyor, a night nurse: 180 students of Classes 10 and 12 asked people ' +
      'about their work, and the parents’ session went on under a tree.',
    coverImage: 'news/9',
    coverAlt: 'Students and parents sit in a circle under a big neem tree, listening to an electrician',
    featured: false,
  },
  {
    id: '10',
    title: 'The letter E on the verandah: a medical camp in Kawant',
    slug: 'medical-camp-kawant',
    date: '2025-03-27',
    excerpt:
      'Thirty-eight students helped doctors and nurses to examine schoolchildren, drew their own eye chart ' +
      'and learned why six metres matter. 48 children have new spectacles.',
    coverImage: 'news/10',
    coverAlt: 'A child on a verandah points left with one hand, facing a chart of turned letters E',
    featured: false,
  },
  {
    id: '11',
    title: 'Cool Classroom Challenge: 7.4 degrees less for 610 rupees',
    slug: 'cool-classroom-challenge',
    date: '2025-06-06',
    excerpt:
      'On World Environment Day sixty children measured whose tin roof stayed coolest. ' +
      'A team from Nadiad won with lime wash and a bamboo mat.',
    coverImage: 'news/11',
    coverAlt: 'A row of small plywood boxes with tin roofs in a sunny yard, children reading thermometers',
    featured: true,
  },
]
