export interface CompanyValue {
  readonly title: string
  readonly text: string
}

export const companyValues: readonly CompanyValue[] = [
  {
    title: 'Hands before slides',
    text: 'If a thing can be touched, it is touched first and explained afterwards.',
  },
  {
    title: 'Failures go on record',
    text: 'The failed run is written down with a guess at the reason. That is the part from which the next class learns.',
  },
  {
    title: 'Whoever is at the back counts',
    text: 'We plan a lesson for the child who cannot see the board, cannot pay or has never been asked. The others lose nothing.',
  },
  {
    title: 'We stay, and then we leave',
    text: 'Two years with a school, then its own teachers carry on. We count a lab as finished when it runs without us.',
  },
  {
    title: 'As little data as possible',
    text: 'We know how many children came and what they built. Names, marks and photographs stay with the school.',
  },
]
