import type { TitledText, TitledTexts } from '../../text-types.ts'

/** Besides the training of the centre's worker and helper. */
export const kitParts: TitledTexts = {
  'A floor to play on':
    'Washable mats with dots for kolams, a path for bare feet, and squares to hop and count.',
  'Shelves at the height of a knee':
    'Six trays with shapes, seeds, threads and blocks. Children fetch and put back by themselves.',
  'Water, sand and a balance':
    'Three tubs for pouring, sieving and weighing, with as much spilling as it takes.',
  'Stories in the child’s own language':
    'Cloth books, puppets and large picture cards in Gujarati, Hindi or the language of the place.',
  'A corner for growing':
    'A height chart, a weighing scale and a window box, so that children and beans are measured the same way.',
  'Light, and one screen': 'A solar lamp, and a board for songs and shapes. Ten minutes a morning, no more.',
}

export const dailySchedule: readonly (TitledText & { readonly time: string })[] = [
  {
    time: '9:00',
    title: 'Arriving',
    text: 'Chappals in a row, small before large. Each child hangs a leaf on the attendance tree.',
  },
  { time: '9:20', title: 'Circle', text: 'A song with numbers, the weather, and who is missing.' },
  {
    time: '9:45',
    title: 'Trays',
    text: 'Each child picks one tray. The worker watches, asks, and helps where a child is stuck.',
  },
  { time: '10:30', title: 'Outside', text: 'Pouring, digging, hopping. Today’s question: which tub floats?' },
  {
    time: '11:15',
    title: 'Hands, then food',
    text: 'Washing with a song as long as it takes to get clean. A hot meal.',
  },
  { time: '12:00', title: 'Story', text: 'One book, with voices. The three-year-olds may sleep through it.' },
  {
    time: '12:30',
    title: 'Home',
    text: 'The worker tells each parent one thing that the child did well today.',
  },
]

export const benefitsForPublicBodies: TitledTexts = {
  'A fixed price for each centre':
    'Kit, transport, training and two years of visits in one figure, before you decide.',
  'Local carpenters, local cloth':
    'Shelves and mats are made in the district from our drawings, and are repaired there too.',
  'The worker’s day stays hers':
    'Five days of training in two parts, no new registers, and no report that she has to write for us.',
  'Figures without names':
    'Each quarter you get attendance, state of the kit and what we changed. No child’s data leaves the centre.',
}

/** From a first call to the handover of a centre. */
export const stepsToStart: TitledTexts = {
  'Choose three centres': 'One that does well, one that struggles, and one that is far away.',
  'Try for three months': 'We equip them, train their workers and come every second week.',
  'Decide with the workers':
    'They say what to keep, what to drop, and what it should have had from the start.',
  'Go on, block by block': 'Supervisors of your own department take over the training, with us beside them.',
}
