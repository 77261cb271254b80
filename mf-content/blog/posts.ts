import { site } from '@kutuhal/contract'

/** A blog post as lists show it. The body (HTML) stands in content/blog/<id>.html and loads on its own. */
export interface PostSummary {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly author: Author
  /** YYYY-MM-DD */
  readonly date: string
  readonly category: Category
  readonly excerpt: string
  /** Path below this app's drawings/ folder, without its ending. */
  readonly coverImage: string
  readonly coverAlt: string
  readonly tags: readonly string[]
}

export interface Author {
  readonly name: string
  readonly role: string
  readonly bio: string
}

export const categories = ['Robotics', 'Education', 'Competitions', 'Programming', 'AI in Education'] as const
export type Category = (typeof categories)[number]

const hardik: Author = {
  name: 'Hardik Parmar',
  role: 'Trainer, robotics and sensors',
  bio:
    `Hardik has coached school teams since ${site.brand} began in ${site.founded}. ` +
    'He owns eleven stopwatches and trusts three of them.',
}

const mrunalini: Author = {
  name: 'Mrunalini Joshi',
  role: 'Head of school programmes',
  bio:
    'Mrunalini taught physics in Vadodara for fourteen years and made the timetable for six of them. ' +
    `At ${site.brand} she plans lab weeks together with schools.`,
}

const imran: Author = {
  name: 'Imran Shaikh',
  role: 'Trainer, programming and inclusive classes',
  bio:
    `Imran teaches programming at ${site.brand}: with blocks, with text and with blocks read by touch. ` +
    'He has kept a notebook of his own bugs since college.',
}

const anjali: Author = {
  name: 'Anjali Menon',
  role: 'Lead of the AI labs',
  bio:
    'Anjali studied statistics in Kozhikode and sorted satellite pictures of fields before she came to ' +
    `${site.brand}. She prefers lessons that also work without a computer.`,
}

export const posts: readonly PostSummary[] = [
  {
    id: '1',
    title: 'A line follower that stays on the line: PID by hand in Class 7',
    slug: 'line-follower-pid-by-hand',
    author: hardik,
    date: '2025-03-19',
    category: 'Robotics',
    excerpt:
      'A trolley, a blindfold and a strip of cardboard explain why robots wag. ' +
      'With the sums on paper, a short Arduino program and a way to tune it.',
    coverImage: 'blog/1',
    coverAlt:
      'A small two-wheeled robot with a row of five sensors follows a curved black line on a pale floor',
    tags: ['Arduino', 'Sensors', 'Line follower', 'Maths', 'Classroom'],
  },
  {
    id: '2',
    title: 'What changes when the lab period becomes a double period',
    slug: 'double-lab-period',
    author: mrunalini,
    date: '2025-07-03',
    category: 'Education',
    excerpt:
      'Forty minutes of lab hold sixteen minutes of work. We counted what eighty minutes hold, ' +
      'what goes wrong in them, and how to get them without a fight.',
    coverImage: 'blog/2',
    coverAlt:
      'A round wall clock above a table where two pupils rebuild a small crane lifting a weight on a string',
    tags: ['Timetable', 'Classroom', 'Lesson plan', 'Teamwork'],
  },
  {
    id: '3',
    title: 'Eight weeks to a first robotics competition: a plan for four children and one adult',
    slug: 'eight-weeks-to-a-first-robotics-competition',
    author: hardik,
    date: '2025-08-21',
    category: 'Competitions',
    excerpt:
      'Week by week, with a test at the end of each, a list for the box, ' +
      'and the reason why nothing new may be built after week six.',
    coverImage: 'blog/3',
    coverAlt:
      'An open toolbox with a small robot, batteries and a screwdriver, below a wall calendar of eight weeks',
    tags: ['Beginners', 'Teamwork', 'Testing', 'Line follower', 'Parents'],
  },
  {
    id: '4',
    title: 'From blocks to Python, one planted bug at a time',
    slug: 'from-blocks-to-python-planted-bugs',
    author: imran,
    date: '2025-02-06',
    category: 'Programming',
    excerpt:
      'Twelve lines of Python, five bugs planted on purpose and a steel tumbler that listens: ' +
      'a debugging lesson for Class 6 and above.',
    coverImage: 'blog/4',
    coverAlt:
      'Coloured puzzle blocks on the left turn into lines of text on a laptop, with a beetle on the screen',
    tags: ['Python', 'Debugging', 'Beginners', 'Lesson plan', 'Testing'],
  },
  {
    id: '5',
    title: 'Kesar, 97 percent: teaching classification with mangoes',
    slug: 'teaching-classification-with-mangoes',
    author: anjali,
    date: '2025-06-10',
    category: 'AI in Education',
    excerpt:
      'Thirty-six mangoes, graph paper and a ruler show how a classifier works. ' +
      'A sheet of newspaper shows how it goes wrong.',
    coverImage: 'blog/5',
    coverAlt: 'Three mangoes of different shapes on graph paper with coloured dots, a ruler beside them',
    tags: ['AI', 'Data', 'Bias', 'Maths', 'Classroom', 'Lesson plan'],
  },
]
