export interface Training {
  readonly title: string
  /** The drawing's path below this app's drawings/ folder, without its extension. */
  readonly image: string
  readonly alt: string
  readonly text: string
  readonly link: { readonly href: string; readonly text: string }
}

/** The four trainings outside the labs. */
export const trainings: readonly Training[] = [
  {
    title: 'Vocational Lab',
    image: 'trainings/vocational-lab',
    alt: 'Two people’s hands solder a circuit board; below it a burnt fuse lies on the sketch of its circuit',
    text: 'Wiring, soldering, plumbing and simple machine work for Classes 9 to 12, taught by people who earn their living with it.',
    link: { href: '/contact', text: 'Ask for the next dates' },
  },
  {
    title: 'Medical Camp',
    image: 'trainings/medical-camp',
    alt: 'A doctor under a striped awning listens to a child’s heart, and a student watches',
    text: 'Doctors and nurses examine schoolchildren, and students who think of a medical profession work beside them.',
    link: { href: '/news/10', text: 'The camp in Kawant' },
  },
  {
    title: 'Skills',
    image: 'trainings/skills',
    alt: 'Hands write a letter with two lines crossed out, between the plan of a week and an hourglass',
    text: 'Explaining a project in three minutes, writing to a stranger for help, planning a week, and disagreeing without a quarrel.',
    link: { href: '/courses', text: 'Courses to practise with' },
  },
  {
    title: 'Career Counselling',
    image: 'trainings/career-counselling',
    alt: 'Two hands draw the ways from one point to pictures of four professions, and cross one way out',
    text: 'Twenty-two people with as many professions at small tables, a talk with a counsellor and a session for parents.',
    link: { href: '/news/9', text: 'The camp in Rajkot' },
  },
]
