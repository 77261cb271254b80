/** Most pages need nothing else, so only the services page loads labs.ts. */
export interface LabSummary {
  /** The anchor on /services; also the name of the picture. */
  readonly id: string
  readonly name: string
  readonly teaser: string
}

export const labSummaries = [
  {
    id: 'ai-smart-lab',
    name: 'AI Smart Lab',
    teaser: 'Teach a computer to tell a ripe mango from a raw one.',
  },
  { id: 'robotics-lab', name: 'Robotics Lab', teaser: 'Build it, drive it into the wall, find out why.' },
  { id: '3d-printer', name: '3D Printer Lab', teaser: 'Measure, draw, print. Then measure again.' },
  { id: 'drone-lab', name: 'Drone Lab', teaser: 'No take-off without a plan, no plan without a sketch.' },
  {
    id: 'science-circle',
    name: 'Science Circle',
    teaser: 'One question a week, answered with things from the kitchen.',
  },
  {
    id: 'maths-circle',
    name: 'Maths Circle',
    teaser: 'Problems that deserve an hour, and nobody is in a hurry.',
  },
  {
    id: 'physics-lab',
    name: 'Physics Lab',
    teaser: 'The experiments of the textbook, done instead of drawn.',
  },
  {
    id: 'interactive-panel',
    name: 'Interactive Panel',
    teaser: 'A large screen for the whole class, not only for the teacher.',
  },
] as const satisfies readonly LabSummary[]
