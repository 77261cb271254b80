import { site } from '@kutuhal/contract'
import type { SiteDocument } from './documents.ts'

/** A small site for tests, in the shape and tone of the real one. */
export const exampleDocuments: readonly SiteDocument[] = [
  {
    url: '/',
    title: `${site.brand} | STEM Education`,
    description:
      'STEM, robotics and AI labs for schools, and online courses for children from Class 3 to 12.',
    sections: [
      {
        heading: 'Specialized Trainings',
        anchor: 'trainings',
        text: 'Vocational lab\nMedical camp\nCareer counselling: students talk to people about their work.',
      },
    ],
  },
  {
    url: '/courses',
    title: `Courses | ${site.brand}`,
    description: 'Online courses in small groups.',
    sections: [
      {
        heading: 'Blockzie',
        anchor: 'blockzie',
        text: 'Grades 3-5\nProgramming with blocks, from the first loop to a game.\n4.8 (124 reviews)\nPrice: ₹599\nView Details',
      },
      {
        heading: 'IoT',
        anchor: 'iot',
        text: 'Grades 6-8\nSensors that talk to each other.\nPrice: ₹499\nView Details',
      },
      {
        heading: 'AR Link',
        anchor: 'ar-link',
        text: 'Grades 9-12\nPictures that answer.\nPrice: ₹99\nView Details',
      },
    ],
  },
  {
    url: '/courses/blockzie',
    title: `Blockzie | ${site.brand}`,
    description: 'A course in programming with blocks for Grades 3 to 5.',
    sections: [
      {
        heading: 'Overview',
        anchor: 'overview',
        text: 'Children of Grades 3 to 5 drag blocks into order and see at once what happens. There are twelve lessons. Each takes 45 minutes.',
      },
      { heading: 'Enrol', text: '₹599\nfor the whole course. Full payment is required to secure a spot.' },
    ],
  },
  {
    url: '/contact',
    title: `Contact | ${site.brand}`,
    description: 'Write, call or visit us in Ahmedabad.',
    sections: [
      {
        heading: 'Opening hours',
        anchor: 'opening-hours',
        text: 'Monday to Friday: 9:00 AM to 8:00 PM\nSaturday: 10:00 AM to 5:00 PM\nSunday: closed',
      },
      {
        heading: 'Frequently asked questions',
        anchor: 'faq',
        text:
          'What is your cancellation policy?\n' +
          'If you cancel 14 or more days before the start, you get a full refund. From 7 to 13 days before, it is 50 percent. ' +
          'With fewer than 7 days to go there is no refund.\n' +
          'Can we visit before we decide?\nYes, by appointment. Write or call us a few days before.\n' +
          'How can a school become a partner?\nThere are three partnership models, from a single workshop to a full lab.',
      },
    ],
  },
  {
    url: '/services',
    title: `Services | ${site.brand}`,
    description: 'Eight labs for schools.',
    sections: [
      {
        heading: 'Robotics Lab',
        anchor: 'robotics-lab',
        text: 'Students build, program and repair robots of their own. A lab has twelve kits and a floor maze.',
      },
      {
        heading: 'Drone Lab',
        anchor: 'drone-lab',
        text: 'Build a frame, then fly it. Flights take place in a net.',
      },
      {
        heading: 'Maths Circle',
        anchor: 'maths-circle',
        text: 'Puzzles about prime numbers, knots and maps.',
      },
    ],
  },
  {
    url: '/news/2',
    title: `Award and $50,000 grant for inclusive classes | ${site.brand}`,
    description: 'Hetal, who is blind, programmed a robot by touch in front of the jury.',
    sections: [
      {
        heading: '',
        text:
          'The jury asked for a demonstration without slides, so Hetal M., who is 14 and blind, programmed a robot by touch. ' +
          `An hour later ${site.brand} won the Inclusive STEM Education Award 2025, which comes with a $50,000 grant.`,
      },
      { heading: 'How the grant will be used', text: 'Bus fares come first. A minister came to look on.' },
    ],
  },
  {
    url: '/about',
    title: `About | ${site.brand}`,
    description: 'Who we are and what we work for.',
    sections: [
      { heading: 'Our story', text: 'It began in 2020 with a borrowed garage and four broken toys.' },
    ],
  },
]
