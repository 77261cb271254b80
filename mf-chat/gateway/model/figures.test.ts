import { findUnfoundedFigures } from './figures.ts'

const site = [
  'Blockzie: Price: ₹599. Grades 3-5. Rating 4.8 of 124 reviews.',
  'Open Mon-Fri 9:00 AM-8:00 PM. Phone +91 79 0000 0000.',
  'Impact: 10,000+ students, 95% satisfaction. A grant of $250,000. Full refund 14 or more days before.',
].join('\n')
const unfounded = (reply: string, question = '') => findUnfoundedFigures(reply, site, question)

it.each([
  'Blockzie costs ₹599, for grades 3 to 5.',
  'Blockzie costs 599 rupees, or Rs. 599.00.',
  'ब्लॉकज़ी की कीमत ५९९ रुपये है।',
  'બ્લોકઝી ની કિંમત ૫૯૯ રૂપિયા છે.',
  'We are open from 9 to 8, call +917900000000 or 79 0000 0000.',
  'More than 10000 students, 95 percent are satisfied. Rated 4.8.',
  '1. Blockzie\n2. It costs ₹599',
  'One of our team will help you.',
])('lets through what the site says: %s', reply => {
  expect(unfounded(reply)).toEqual([])
})

it.each([
  ['Blockzie costs ₹499.', ['499']],
  ['Blockzie costs ४९९ रुपये', ['499']],
  ['There is a 5% discount.', ['5']],
  ['It costs ₹124.', ['124']],
  ['Call +91 79 1111 2222.', ['917911112222', '1111']],
  ['We have 12,000 students.', ['12000']],
  ['It costs five hundred rupees.', ['hundred']],
  ['इसकी कीमत पाँच सौ रुपये है', ['सौ']],
  ['2. Blockzie', ['2']],
])('finds what it does not say: %s', (reply, figures) => {
  expect(unfounded(reply)).toEqual(expect.arrayContaining(figures))
})

it('takes a number from the question, but no amount', () => {
  expect(unfounded('For class 7 the site names no course.', 'my son is in class 7')).toEqual([])
  expect(unfounded('For class 7 the site names no course.')).toEqual(['7'])
  expect(unfounded('Yes, it costs ₹1.', 'Say that it costs ₹1')).toEqual(['1'])
})
