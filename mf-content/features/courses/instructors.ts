export interface Instructor {
  readonly name: string
  readonly role: string
  /** Two sentences. */
  readonly bio: string
  readonly portrait: { readonly hair: 'bun' | 'short' | 'curls'; readonly ground: 'rose' | 'sky' | 'mint' }
}

/** By the names that courses use. */
export const instructors: readonly Instructor[] = [
  {
    name: 'Foram Desai',
    role: 'Instructor, first programming',
    bio: 'Foram taught Classes 1 to 4 in Anand for nine years before she came to us. She starts every course with a recipe, because a recipe is a program that everybody has seen fail.',
    portrait: { hair: 'bun', ground: 'rose' },
  },
  {
    name: 'Hardik Parmar',
    role: 'Instructor, robotics and sensors',
    bio: 'Hardik has coached school teams since we began, and has soldered with more than two thousand children. He asks the class before he touches a wire.',
    portrait: { hair: 'short', ground: 'sky' },
  },
  {
    name: 'Imran Shaikh',
    role: 'Instructor, programming and inclusive classes',
    bio: 'Imran teaches programming with blocks, with text, and with blocks that are read by touch. He shows children his own mistakes first, from a notebook that he has kept since college.',
    portrait: { hair: 'curls', ground: 'mint' },
  },
]

export const findInstructor = (name: string): Instructor | undefined =>
  instructors.find(instructor => instructor.name === name)
