import type { CourseDay } from '@kutuhal/contract/batch-starts.ts'

/** On a course's card (product specification, point 3). */
export interface Course {
  /** In the course's address; also the name of its picture. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly imageAlt: string
  /** A range such as '3-5'. */
  readonly grade: string
  /** Rupees. */
  readonly price: number
  readonly day: CourseDay
  /** Of a session, in Indian Standard Time. */
  readonly hours: string
  /** A name in instructors.ts. */
  readonly instructor: string
  /** Average, out of 5; 0 if there are no ratings. */
  readonly rating: number
  readonly reviews: number
}

export const courses: readonly Course[] = [
  {
    id: 'blockzie',
    title: 'Blockzie: Code with Blocks',
    description:
      'Children put coloured blocks in a row, and a kitten, a rickshaw or a rain cloud on the screen does what the row says. Eight Saturdays, one small game.',
    imageAlt: 'A girl adds a block to a row of code blocks, and a robot waves to her',
    grade: '3-5',
    price: 599,
    day: 'Saturday',
    hours: '11:30 AM to 12:30 PM',
    instructor: 'Foram Desai',
    rating: 4.8,
    reviews: 126,
  },
  {
    id: 'iot',
    title: 'IoT: Things That Report Back',
    description:
      'A flowerpot that asks for water, a lamp that knows when the room is empty: students connect sensors to a small board and let it decide.',
    imageAlt: 'A boy waters a plant that carries a sensor, and a girl reads the result on a phone',
    grade: '6-8',
    price: 499,
    day: 'Saturday',
    hours: '3:30 PM to 4:45 PM',
    instructor: 'Hardik Parmar',
    rating: 4.6,
    reviews: 89,
  },
  {
    id: 'ar-link',
    title: 'AR-Link: Drawings That Step Out of the Page',
    description:
      'Point a phone at a drawing and a model stands on it. Students build the model, link it to the paper and learn the geometry that keeps it upright.',
    imageAlt: 'Two hands hold a phone over a paper map; on its screen a bridge stands across the river',
    grade: '9-12',
    price: 99,
    day: 'Sunday',
    hours: '11:00 AM to 12:15 PM',
    instructor: 'Imran Shaikh',
    rating: 0,
    reviews: 0,
  },
]

export const findCourse = (id: string): Course | undefined => courses.find(course => course.id === id)
