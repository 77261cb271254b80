/** Six government schools within eight kilometres share the lab. */
export const arariaLabSchedule = [
  { day: 'Monday', school: 'Middle School, Station Road', project: 'Flood alarm with a float switch' },
  {
    day: 'Tuesday',
    school: 'Girls’ Middle School',
    project: 'Teaching a computer the leaves of eight trees',
  },
  { day: 'Wednesday', school: 'Urdu Middle School', project: 'A rain gauge that keeps its own diary' },
  { day: 'Thursday', school: 'Middle School, Panar Bank', project: 'Water level, read every hour' },
  { day: 'Friday', school: 'Primary and Middle School, Bus Stand', project: 'Carts that follow a line' },
  { day: 'Saturday', school: 'High School, Mill Area', project: 'Repairs, and the maze for the winter race' },
]

/** Apart from Araria. */
export const flagshipLabs = [
  {
    id: 'palanpur',
    place: 'Palanpur, Gujarat',
    name: 'Two rooms and a door',
    opened: 'June 2025',
    text: 'Four 3D printers in one room, a physics lab in the next, and between them a door that the school’s carpenter cut in May. On it hangs the rule of the house: measure there, print here.',
    detail: 'A grey clip of eleven grams that holds a wheelchair’s footrest',
    pupils: '640 pupils of Classes 6 to 12',
    link: { href: '/news/5', text: 'How the clip was made' },
  },
  {
    id: 'bhavnagar',
    place: 'Bhavnagar, Gujarat',
    name: 'The class that programs by touch',
    opened: 'July 2024',
    text: 'Blind, partially sighted and sighted children work in one room with tactile blocks. Most of what we know about inclusive lessons was found out here, often because something had failed.',
    detail: 'A set of 180 blocks, not one of which has had to be replaced',
    pupils: '44 pupils of Classes 5 to 9',
    link: { href: '/services#inclusive-programs', text: 'How an inclusive class is set up' },
  },
  {
    id: 'mehsana',
    place: 'Mehsana, Gujarat',
    name: 'The evening lab',
    opened: 'November 2024',
    text: 'At a Jawahar Navodaya Vidyalaya the pupils live on the campus, so the lab opens when classes are over. They build what the hostel needs, beginning with the list of things that annoy them.',
    detail: 'A scale under the waste drum that made the rotis smaller',
    pupils: '80 pupils of Classes 8 and 9',
    link: { href: '/news/6', text: 'What four JNVs do in the evening' },
  },
  {
    id: 'sanand',
    place: 'Sanand, Gujarat',
    name: 'The room beside the bicycle stand',
    opened: 'August 2023',
    text: 'Our smallest robotics lab has one window, and in the afternoon the sun falls through it on to the floor. So its team had already met the problem that stopped eleven robots at the maze race in Maninagar.',
    detail: 'A skirt of black chart paper that won the maze race',
    pupils: '210 pupils of Classes 6 to 8',
    link: { href: '/news/8', text: 'The maze race in Maninagar' },
  },
]

/** On a lab's tables after a class. */
export const exhibits = [
  {
    drawing: 'evidence/log-book',
    alt: 'A page of a log book. Run 110: turned too far, why: tape on wheel. Run 111: lost the line, why: sun on floor. Run 112: hit the wall, why: left motor slow; beside it the maze with a cross at the wall',
    title: 'A log book, runs 110 to 112',
    text: 'Tanvi S. and her two friends from Gandhinagar wrote down every failed run since December, each with a guess at the reason. We have copied the last three.',
    link: { href: '/news/8', text: 'What the jury made of it' },
  },
  {
    drawing: 'evidence/kolam-cloth',
    alt: 'From above: a hand with chalk draws a kolam on a blue cloth with rows of dots; one line winds round them and is not yet closed',
    title: 'The kolam cloth of a maths circle',
    text: 'The grid of dots is printed, the chalk is wiped off at the end. The question of the week: which of these can be drawn in a single line?',
    link: { href: '/services#maths-circle', text: 'What a maths circle does' },
  },
]
