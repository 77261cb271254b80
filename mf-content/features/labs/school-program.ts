/** The title and lead above the steps, on the page and in the PDF. */
export const schoolProgramIntroduction = {
  title: 'School programmes',
  lead: 'Most of a school programme is about teachers and the timetable. The furniture takes three weeks; the rest takes two years.',
}

export interface SchoolProgramStep {
  readonly when: string
  readonly title: string
  readonly text: string
}

/** The steps of a school programme, from the first visit until the school continues alone. */
export const schoolProgramSteps: readonly SchoolProgramStep[] = [
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
]

export interface PartnershipModel {
  readonly name: string
  readonly text: string
}

export const partnershipModelsTitle = 'Three ways to have a lab'

/** The ways in which a school can take part. */
export const partnershipModels: readonly PartnershipModel[] = [
  {
    name: 'A lab of your own',
    text: 'One or more of the eight labs in a room of your school, for your classes only.',
  },
  {
    name: 'A shared lab',
    text: 'Up to six schools within a few kilometres share a room, and each has its own day of the week.',
  },
  {
    name: 'A travelling lab',
    text: 'No room to spare? Trunks with kits come for six weeks, then move on to the next school.',
  },
]
