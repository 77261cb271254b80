/** The services page and the PDF (papers/) have the same texts. */

/** From the first visit until the school continues alone. */
export const schoolProgram = {
  title: 'School programmes',
  lead: 'Most of a school programme is about teachers and the timetable. The furniture takes three weeks; the rest takes two years.',
  steps: [
    {
      when: 'Week 1',
      title: 'A visit',
      text: 'We look at the room, count the sockets, read the timetable and talk with teachers and pupils, separately. The visit is free.',
    },
    {
      when: 'Week 3',
      title: 'A plan on two pages',
      text: 'Which lab for which classes, what the school gives, what we bring, and what it costs for each child in a year.',
    },
    {
      when: 'Weeks 6 to 8',
      title: 'Setting up',
      text: 'Wiring first, then furniture, then kits. Pupils draw the tool outlines and label the trays, so they know where things live.',
    },
    {
      when: 'Before the first lesson',
      title: 'Five days for teachers',
      text: 'Four teachers of each school build every project themselves, break it and repair it. On the last day a class comes to try the lessons.',
    },
    {
      when: 'Two years',
      title: 'Lessons, with us beside you',
      text: 'Two lab periods a week for each class. A trainer comes every month, and spare parts arrive within a week.',
    },
    {
      when: 'After that',
      title: 'The lab is yours',
      text: 'Kits and plans stay in the school and its own teachers carry on. We visit once a year and answer the phone in between.',
    },
  ],
  modelsTitle: 'Three ways to have a lab',
  models: {
    'A lab of your own': 'One or more of the eight labs in a room of your school, for your classes only.',
    'A shared lab':
      'Up to six schools within a few kilometres share a room, and each has its own day of the week.',
    'A travelling lab':
      'No room to spare? Trunks with kits come for six weeks, then move on to the next school.',
  },
  contact: {
    title: 'Ask for a visit',
    text: 'Before the visit we need four things from you: how many children, which classes, which room is free, and who among the teachers would like to teach there.',
  },
}

export const labRoom = {
  title: 'What the room needs',
  lead: 'A classroom that stands free all week is enough. We measure it in week 1, and what is missing stands in the plan with its price.',
  requirements: {
    Space:
      'About 45 square metres for a class of forty, for example 7.5 by 6. Two small rooms with a door between them do as well.',
    Current:
      'Ten earthed sockets, and one switch at the door for all of them. Where the voltage falls, a stabiliser and two batteries.',
    Shade:
      'A curtain for each window on the sunny side: sunlight on the floor stops a robot that follows a line.',
    'A way in':
      'A door and aisles of 90 centimetres, and one table that goes up and down, so that a wheelchair gets to every place.',
    'Not needed':
      'Internet and air conditioning. All lessons are stored in the room, and what the monsoon harms has airtight boxes.',
  },
  plan: {
    drawing: 'evidence/room-plan',
    alt: 'Plan of a room of 7.50 by 6.00 metres: ten tables with a socket and four stools each, one of them for a wheelchair, curtains at the three windows on the sunny side, a cupboard, a board, and a switch beside a door of 90 centimetres',
  },
}

/**
 * Per child and year, the strongest influence first. The example splits $250,000 for 10,000 students as in
 * news item 1, at 87 rupees to the dollar (March 2025), rounded.
 */
export const labPrice = {
  title: 'What a lab costs, for each child in a year',
  lead: 'That is the figure in your plan, and five things decide it. The visit and the plan cost nothing, and you decide after you have read them.',
  drivers: {
    'How many children share it':
      'The kits cost the same for 120 children as for 640. This moves the price for each child more than anything else.',
    'Which labs':
      'A science or maths circle is the least expensive. Laptops, printers and drones make a lab dearer.',
    'What the room has':
      'Sound wiring, tables and a cupboard that locks cost money. Where they are there already, they are not in the price.',
    'Whose lab it is':
      'Six schools that share a lab share its price. A travelling lab costs less again, for six weeks instead of a year.',
    'Two years, then less':
      'Kits and training are spread over the two years with us. After that a school pays for spare parts only.',
  },
  example: {
    title: 'An example: 25 elementary schools, two lab periods a week',
    columns: ['For one child in a year', 'About'],
    sum: 'Together',
    note: 'This one is paid for by a grant, and the schools are large. Yours may cost more or less; the plan says how much before you sign.',
    rows: [
      { purpose: 'What is in the lab', rupees: 870 },
      { purpose: 'Teaching its teachers', rupees: 650 },
      { purpose: 'Our monthly visits', rupees: 435 },
      { purpose: 'Repairs', rupees: 220 },
    ],
  },
}

/** Per child and year, in rupees. */
export const exampleTotal = labPrice.example.rows.reduce((sum, { rupees }) => sum + rupees, 0)
