export const testimonialsByPerson = {
  parent: {
    quote:
      'For two weeks my daughter talked only about a motor that turned the wrong way. I did not know that a mistake could make a child so happy. In the third week she came home and repaired the mixer.',
    name: 'Meenaben Solanki',
    role: 'mother of a girl in Class 6',
    town: 'Nadiad',
  },
  principal: {
    quote:
      'They asked for my timetable before they asked for my signature. And when the trainer says she will come on the first Monday, she comes on the first Monday.',
    name: 'Ashwin Chaudhary',
    role: 'school principal',
    town: 'Palanpur',
  },
  student: {
    quote: 'My robot came nineteenth. My log book came first. I think about that a lot.',
    name: 'Tanvi S.',
    role: 'student, Class 8',
    town: 'Gandhinagar',
  },
  teacher: {
    quote:
      'I have taught electricity from a drawing for sixteen years. Now I teach it from a box with a wire that one of my pupils has put in wrongly, and we look for it together.',
    name: 'Ranjana Jha',
    role: 'science teacher',
    town: 'Araria',
  },
}

export const testimonials = Object.values(testimonialsByPerson)

export type Testimonial = (typeof testimonials)[number]
