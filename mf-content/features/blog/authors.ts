import { findInstructor, type Instructor } from '../courses/instructors.ts'

export interface Author {
  readonly name: string
  readonly role: string
  readonly bio: string
  /** On the about page, if the author is an instructor. */
  readonly portrait?: Instructor['portrait'] | undefined
}

/** A post names its author in the front matter. `{{…}}` stands for a company fact. */
export const authors: readonly Author[] = [
  {
    name: 'Hardik Parmar',
    portrait: findInstructor('Hardik Parmar')?.portrait,
    role: 'Trainer, robotics and sensors',
    bio: 'Hardik has coached school teams since {{brand}} began in {{founded}}. He owns eleven stopwatches and trusts three of them.',
  },
  {
    name: 'Mrunalini Joshi',
    role: 'Head of school programmes',
    bio: 'Mrunalini taught physics in Vadodara for fourteen years and made the timetable for six of them. At {{brand}} she plans lab weeks together with schools.',
  },
  {
    name: 'Imran Shaikh',
    portrait: findInstructor('Imran Shaikh')?.portrait,
    role: 'Trainer, programming and inclusive classes',
    bio: 'Imran teaches programming at {{brand}}: with blocks, with text and with blocks read by touch. He has kept a notebook of his own bugs since college.',
  },
  {
    name: 'Anjali Menon',
    role: 'Lead of the AI labs',
    bio: 'Anjali studied statistics in Kozhikode and sorted satellite pictures of fields before she came to {{brand}}. She prefers lessons that also work without a computer.',
  },
]
