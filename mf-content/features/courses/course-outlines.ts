import type { TitledTexts } from '../../text-types.ts'
import { findCourse, type Course } from './courses.ts'
import { findInstructor, type Instructor } from './instructors.ts'
import { english, type CourseWords } from './words/english.ts'
import { translateCourse, type CourseTranslation } from './words/translations.ts'

/** What is not on the course's card. */
export interface CourseOutline {
  readonly overview: readonly string[]
  readonly builds: readonly string[]
  /** E.g. '8 Saturdays, 60 minutes each'. */
  readonly rhythm: string
  /** Text after the price. */
  readonly covers: string
  readonly needs: string
  readonly sessions: TitledTexts
  /** Absent for a course without ratings. */
  readonly parents?: {
    /** By who says it. */
    readonly quotes: Readonly<Record<string, string>>
    /** Of the rating. */
    readonly source: string
  }
}

export type CourseWithOutline = Course & CourseOutline

/** By course id. */
export const courseOutlines: Readonly<Record<string, CourseOutline>> = {
  blockzie: {
    overview: [
      'Blockzie is a first course in programming for children who can read a short sentence. A program is a row of coloured blocks, so nothing can be misspelt and every mistake can be seen. What the children learn is the thinking: order, repetition, “if this, then that”, and looking for the one block that is wrong.',
      'Each session has ten minutes on the screen, then a part with paper, string or chairs, and then the screen again. Children who share a device with the family can do the middle part without it.',
    ],
    builds: [
      'A kitten that walks a kolam without lifting its paw',
      'A rickshaw that stops for cows',
      'A small game with a score, designed and tested by the child',
    ],
    rhythm: '8 Saturdays, 60 minutes each, at most 12 children',
    covers:
      'for one child: all 8 live sessions and the practice sheets. Taxes are included, and there is no other fee.',
    needs: 'A laptop, tablet or phone with a browser; paper and crayons',
    sessions: {
      'The robot in the kitchen': 'A grown-up obeys every instruction to the letter. It does not end well.',
      'A row of blocks': 'Forward, turn, forward: the kitten reaches its milk.',
      'Again and again': 'Loops, found by clapping a rhythm first.',
      'The kolam': 'A pattern that one short program draws many times.',
      'If there is a cow': 'Conditions, on a street made of chairs and then on the screen.',
      'Counting points': 'A variable is a dabba with a name on it.',
      'My game': 'Plan on paper, build, and let a neighbour try to break it.',
      'Show day': 'Families play. Every child names one mistake and how it was found.',
    },
    parents: {
      quotes: {
        'Mother of a boy in Class 4, Rajkot':
          'He explains bugs to his grandmother now. She has started to look for them in her recipes.',
        'Father of a girl in Class 3, Anand':
          'She shares one phone with two brothers, and the lessons are made for that.',
      },
      source: 'The rating: 126 families answered our form after the last session, between 2023 and 2026.',
    },
  },
  iot: {
    overview: [
      'The Internet of Things is a large name for a simple idea: a thing measures something and tells somebody. Students wire real sensors to a small board, read the numbers, doubt them, and write the few lines that turn a number into a decision.',
      'A kit comes by post and is part of the price for the length of the course; it goes back in the same box. The last two sessions belong to a problem from the student’s own home or street.',
    ],
    builds: [
      'A flowerpot that asks for water',
      'A lamp that knows when the room is empty',
      'A temperature log of the hottest room at home, with a chart',
      'One device for a problem of your own',
    ],
    rhythm: '10 Saturdays, 75 minutes each, at most 15 students',
    covers:
      'for one student: all 10 live sessions, and the kit on loan with postage both ways. Taxes are included, and there is no other fee.',
    needs: 'A laptop or a phone with a USB cable; the kit is lent by us',
    sessions: {
      'What is in the box': 'Parts, names and the three ways to wire them wrongly.',
      'A light that blinks': 'The first program, and why the pause matters.',
      'Dry or wet': 'A moisture sensor in three kinds of soil.',
      'Numbers that lie': 'Two sensors in one bucket of ice water, and how to correct them.',
      'Is anybody there?': 'Motion, light and a lamp that decides.',
      'Keeping a diary': 'Storing readings, drawing a chart, finding the odd one out.',
      'Telling somebody': 'Sending a message, and what should never be sent.',
      'When the power goes': 'Batteries, sleep, and starting again without losing the diary.',
      'Your problem': 'From a complaint at home to a plan and a first try.',
      'Your solution': 'Five minutes for each: what it does, and what it cannot do.',
    },
    parents: {
      quotes: {
        'Father of a girl in Class 7, Surat':
          'Our balcony reports that it is thirsty. I did not believe it until the tulsi was green again.',
        'Mother of a boy in Class 6, Patna':
          'When a wire was wrong, the instructor asked questions until my son found it himself.',
      },
      source: 'The rating: 89 families answered our form after the last session, between 2023 and 2026.',
    },
  },
  'ar-link': {
    overview: [
      'AR-Link is our newest course, and at ₹99 an experiment for us as well. Students model a simple object, link it to a drawing on paper, and see it stand there through the camera of a phone: a bridge on a map, a heart on a page of the biology book.',
      'To keep it standing while the phone moves, you need coordinates, angles and a little matrix arithmetic. We use the mathematics of Classes 9 to 12 and show where it sits in the program. No photographs are uploaded; everything runs on the phone.',
    ],
    builds: [
      'A cube that stays put while you walk around it',
      'A bridge over the river on a map of your own district',
      'One page of a textbook that explains itself',
    ],
    rhythm: '6 Sundays, 75 minutes each, at most 15 students',
    covers:
      'for one student: all 6 live sessions and the programs, which run in the phone’s browser. Taxes are included, and there is no other fee.',
    needs: 'A phone with a camera that can run a current browser, a printer nearby or a steady hand',
    sessions: {
      'A mark on paper': 'What a camera sees, and why it likes corners.',
      'Up is a direction': 'Axes, scale and the cube that lay on its side.',
      'Walking around it': 'Rotation, first with a chair and then with a matrix.',
      'Building the bridge': 'A model from simple shapes, true to scale.',
      'Light and shade': 'Why a thing without a shadow floats.',
      'The page that explains itself': 'Your own page, tried out by somebody from a lower class.',
    },
  },
}

/** What the page of a course says. */
export interface CourseDescription {
  readonly course: CourseWithOutline
  readonly instructor: Instructor | undefined
  readonly words: CourseWords
}

/** @returns undefined for an unknown id */
export function describeCourse(id: string, translation?: CourseTranslation): CourseDescription | undefined {
  const [course, outline] = [findCourse(id), (translation?.outlines ?? courseOutlines)[id]]
  if (!course || !outline) return undefined
  const instructor = findInstructor(course.instructor)
  return {
    course: { ...translateCourse(course, translation), ...outline },
    instructor: instructor && { ...instructor, ...translation?.instructors[instructor.name] },
    words: translation?.words ?? english,
  }
}
