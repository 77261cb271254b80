import { labSummaries, type LabSummary } from './lab-names.ts'

interface LabDetails {
  /** E.g. 'Classes 5 to 12, ages 10 to 17'. */
  readonly ages: string
  readonly work: string
  readonly room: readonly string[]
  readonly outcome: string
  readonly alt: string
}

export interface Lab extends LabSummary, LabDetails {}

const details: Readonly<Record<(typeof labSummaries)[number]['id'], LabDetails>> = {
  'ai-smart-lab': {
    ages: 'Classes 5 to 12, ages 10 to 17',
    work: 'Children collect their own pictures, sounds and measurements, train a small model with them and then do their best to fool it. They find out early that a computer knows only what it was shown: forty photographs of steel bottles make a poor judge of thermos flasks. From Class 9 on they write the training program themselves, in Python.',
    room: [
      'Ten laptops that work without internet',
      'A camera corner with two daylight lamps',
      'Six boards with a microphone and a motion sensor',
      'A pinboard where every training picture hangs in print',
    ],
    outcome:
      'At the end of a term each team shows its model, the 200 examples it learned from, and three cases in which it is wrong.',
    alt: 'A hand holds a rubber duck up to a laptop, which takes it for a mango; another notes the mistake on a list',
  },
  'robotics-lab': {
    ages: 'Classes 3 to 12, ages 8 to 17',
    work: 'It begins with a cart, two motors and a line of tape on the floor. Then come sensors, then a program, then the morning on which nothing works because the sun shines on the tape. We plan time for that morning. Older students design grippers and gears of their own and keep a log book in which failed runs count as results.',
    room: [
      'Twelve kits in trays that carry the outline of every part',
      'Two floor mats, one with a line and one with a maze',
      'A repair bench with multimeters and a soldering corner',
      'A shelf for half-finished robots, which nobody may take apart',
    ],
    outcome:
      'After twelve weeks every child has taken a robot of their own through a maze of five squares by five in fewer than 20 moves.',
    alt: 'A robot on wheels shakes hands with one child while another tightens a screw on its arm',
  },
  '3d-printer': {
    ages: 'Classes 6 to 12, ages 11 to 17',
    work: 'Every print starts with something broken or missing: a cupboard handle, a wheel, the clip of a footrest. Children measure it with a vernier calliper, draw it on a laptop and print a first piece, which usually does not fit. The second piece fits, and now they know what a tolerance is.',
    room: [
      'Two to four printers in closed housings',
      'Callipers, files and a scale that weighs tenths of a gram',
      'Airtight boxes for the filament, which dislikes the monsoon',
      'Laptops with drawing software that costs the school nothing',
    ],
    outcome:
      'Each group repairs one real thing in its school, and the sketch with its three measurements goes up on the wall beside it.',
    alt: 'Two hands measure a printed yellow wheel with a calliper; beside it the first one lies broken on its sketch',
  },
  'drone-lab': {
    ages: 'Classes 8 to 12, ages 13 to 17',
    work: 'For the first three sessions nothing flies: the class balances propellers, weighs batteries and works out how long they can last. Then drones take off by program, hover, fly a square and land on a sheet of paper. Older groups mount a camera, count the trees on the school ground from above, and check the count on foot.',
    room: [
      'Eight small drones, each under 250 grams, with guarded propellers',
      'A net, four metres by four, that goes up in ten minutes',
      'A charging cupboard with fire-safe battery bags',
      'A large box of spare propellers',
    ],
    outcome:
      'Each pilot lands a programmed flight on one A4 sheet, and can say who has to be asked before flying outdoors.',
    alt: 'A boy in a wheelchair steers a yellow drone through a hoop, and a girl waves it on',
  },
  'science-circle': {
    ages: 'Classes 1 to 6, ages 6 to 11',
    work: 'Twelve children, one table, one question. Why does a wet cloth feel cold? Which soil drinks fastest? What does a candle need? They guess, try, draw what happened and argue about it, and the grown-up at the table is under strict orders not to give the answer away. A circle meets once a week, after class or in the lunch break.',
    room: [
      'A trolley with 60 experiments, most of them from the kitchen',
      'Magnifiers, balances and thermometers for small hands',
      'Chart paper and crayons for the records',
      'A window sill where things are allowed to grow',
    ],
    outcome:
      'After a year a child can plan a fair test: change one thing, keep the rest, and write down what came out even when the guess was wrong.',
    alt: 'Three children at a round table with a magnifying glass, a red flask and a microscope',
  },
  'maths-circle': {
    ages: 'Classes 3 to 8, ages 8 to 13',
    work: 'There are no marks here and no races. Children fold, tile, weigh, play games that hide a strategy, and trace kolams to find out which of them can be drawn in a single line. A problem may stay open for weeks. Some of the best solutions come from children who are slow in tests.',
    room: [
      'A cloth with a grid of dots, two metres square, for kolams on the floor',
      'Tangrams, pentominoes, dice and balance scales',
      'A box of 120 problems, sorted by difficulty and not by class',
      'Boards on all four sides, low enough for Class 3',
    ],
    outcome:
      'Once a year every child picks one problem and explains it to parents at the board, without notes and with questions allowed.',
    alt: 'Three children sit around a cloth on the floor and follow the line of a kolam with their fingers',
  },
  'physics-lab': {
    ages: 'Classes 7 to 12, ages 12 to 17',
    work: 'Light through a glass of water, a pendulum in the stairwell, a circuit that the class has wired itself. The experiments follow the syllabus; what is new is that each pair has its own set, takes its own readings and works out how far they can be trusted. Sensors come after the stopwatch and the scale.',
    room: [
      'Fifteen sets each for mechanics, light, sound and electricity',
      'Sensors for distance, force and temperature',
      'Low-voltage supplies at the benches, with one switch for the teacher',
      'One oscilloscope, and time to look at it',
    ],
    outcome:
      'By Class 10 a student gives a measurement together with its uncertainty, and draws the circuit before touching a wire.',
    alt: 'A boy lets a toy car roll down a ramp while a girl times it beside a pendulum',
  },
  'interactive-panel': {
    ages: 'Classes 1 to 12, ages 6 to 17',
    work: 'The panel takes the place of the projector and of the walk to the computer room. In groups of four, children sort, label, measure and draw on it; afterwards the board can be kept as a page and looked at again. We begin with what teachers find hardest to show in chalk: cells, orbits, fractions, currents.',
    room: [
      'One panel of 65 or 75 inches, for up to ten hands at once',
      'Lessons in English, Hindi and Gujarati, stored on the panel itself',
      'A camera arm that shows small experiments large',
      'A battery for the usual power cuts',
    ],
    outcome:
      'After one term the children have the pen for at least half of the time. We count it together with the teachers.',
    alt: 'A teacher moves planets around the sun on a large screen, and three children raise their hands',
  },
}

export const labs: readonly Lab[] = labSummaries.map(lab => ({ ...lab, ...details[lab.id] }))
