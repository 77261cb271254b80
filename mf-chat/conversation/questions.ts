import { faqQuestions } from '@kutuhal/contract'
import { isLanguageCode } from '@kutuhal/contract/languages.ts'

/** The questions of the FAQ, which every empty conversation offers (product specification, point 4). */
export const defaultQuestions: readonly string[] = Object.values(faqQuestions)

/** Likely questions on each page. The assistant can answer all of them: see e2e/suggestions.spec.ts. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/': ['What do the courses cost?', 'Which labs do you offer to schools?', 'When are you open?'],
  '/about': ['How many students have you reached?', 'When was Kutuhal founded?', 'What is your mission?'],
  '/services': ['Which labs do you offer to schools?', 'For which classes is the Robotics Lab?'],
  '/courses': ['What do the courses cost?', 'Which course is for Class 4?', 'Which course is for Class 7?'],
  '/contact': ['When are you open?', 'What is your address?', 'What is your phone number?'],
  '/news': ['What was the Cool Classroom Challenge?', 'How many schools do you work with?'],
  '/blog': ['What is a double lab period?', 'Who wrote about the line follower?'],
  '/robot-maze': ['How many moves are allowed in the maze?', 'What does Blockzie cost?'],
  '/smart-anganwadi': ['What is a Smart Anganwadi?', 'For which age is the Smart Anganwadi?'],
  '/labs': ['Which labs can we visit?', 'What is the lab in Araria?'],
  '/waitlist': ['How does the waitlist work?', 'What do the courses cost?'],
  '/privacy-policy': ['Do you set cookies?', 'Do you sell data?'],
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
 * Returns two or three suggested questions for a page.
 * @param address path of the page, with the current anchor: `/services#drone-lab`
 * @returns the questions about the course or lab in the address, otherwise those of the page; an empty list
 * for a page without questions
 */
export function getPageQuestions(address: string): readonly string[] {
  const [path = '', anchor = ''] = address.split('#')
  const [, ...parts] = path.split('/')
  const [list = '', item = ''] = isLanguageCode(parts[0] ?? '') ? parts.slice(1) : parts
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
  `What is in the ${name}?`,
  `What do children do in the ${name}?`,
]

export const addressesWithSuggestedQuestions: readonly string[] = [
  ...Object.keys(QUESTIONS),
  ...[...COURSES.keys()].map(id => `/courses/${id}`),
  ...[...LABS.keys()].map(id => `/services#${id}`),
]
