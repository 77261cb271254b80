import { faqQuestions } from '@kutuhal/contract'

/** What an empty conversation always offers to ask: the questions of the site's FAQ (product specification, point 4). */
export const questions: readonly string[] = Object.values(faqQuestions)

/** What a visitor may want to know on a page. The assistant must have an answer to each: mf-chat/e2e/suggestions.spec.ts asks them all. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/': ['What do the courses cost?', 'Which labs do you set up in schools?', 'When are you open?'],
  '/about': ['When was Kutuhal founded?', 'Who are your partners?', 'What is your mission?'],
  '/services': ['How do we get a lab at our school?', 'For which classes is the Robotics Lab?'],
  '/courses': ['What do the courses cost?', 'Which course is for Class 4?', 'What if a batch is full?'],
  '/contact': ['When are you open?', 'What is your address?', 'What is your phone number?'],
  '/news': ['What are the three tiers of the online platform?', 'What was the Cool Classroom Challenge?'],
  '/blog': ['What is a double lab period?', 'How do I tune a line follower?'],
  '/robot-maze': ['What do children learn from the robot maze?', 'What does Blockzie cost?'],
  '/smart-anganwadi': ['What is a Smart Anganwadi?', 'What does a Smart Anganwadi centre get?'],
  '/labs': ['How do we get a lab at our school?', 'What happens in the evening lab?'],
  '/waitlist': ['How does the waitlist work?', 'What do the courses cost?'],
  '/privacy-policy': ['What happens to my question to the assistant?'],
  '/terms-of-service': ['What do the courses cost?'],
}

const COURSES: ReadonlyMap<string, string> = new Map([
  ['blockzie', 'Blockzie'],
  ['iot', 'IoT'],
  ['ar-link', 'AR-Link'],
])

const LABS: ReadonlyMap<string, string> = new Map([
  ['ai-smart-lab', 'AI Smart Lab'],
  ['robotics-lab', 'Robotics Lab'],
  ['3d-printer', '3D Printer Lab'],
  ['drone-lab', 'Drone Lab'],
  ['science-circle', 'Science Circle'],
  ['maths-circle', 'Maths Circle'],
  ['physics-lab', 'Physics Lab'],
  ['interactive-panel', 'Interactive Panel'],
])

/**
 * Two or three questions that belong to a page.
 * @param address path of the page, with the anchor of the place on it that the visitor went to: `/services#drone-lab`
 * @returns those of the list for an item that is not known here, and none on pages that raise no question
 */
export function questionsOn(address: string): readonly string[] {
  const [path = '', anchor = ''] = address.split('#')
  const [list = '', item = ''] = path.split('/').slice(1)
  const course = list === 'courses' ? COURSES.get(item) : undefined
  if (course !== undefined) return ofCourse(course)
  const lab = list === 'services' ? LABS.get(anchor) : undefined
  return lab === undefined ? (QUESTIONS[`/${list}`] ?? []) : ofLab(lab)
}

const ofCourse = (name: string): readonly string[] => [
  `What does the ${name} course cost?`,
  `For which grades is ${name}?`,
  `Who teaches ${name}?`,
]

const ofLab = (name: string): readonly string[] => [
  `For which classes is the ${name}?`,
  `What do children do in the ${name}?`,
  'How do we get a lab at our school?',
]

/** Every address that has questions of its own. */
export const addressesWithQuestions: readonly string[] = [
  ...Object.keys(QUESTIONS),
  ...[...COURSES.keys()].map(id => `/courses/${id}`),
  ...[...LABS.keys()].map(id => `/services#${id}`),
]
