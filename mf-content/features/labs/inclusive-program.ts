import type { TitledTexts } from '../../text-types.ts'

export const measuresForDisabilities: TitledTexts = {
  'Programs you can touch':
    'Our tactile blocks are one command each, with a raised sign and Braille that is part of the plastic. Hooked into a row, they are the program.',
  'Sign first, then speak':
    'Where deaf and hearing children build together, one rule holds for everybody, trainers included: you may speak after you have signed.',
  'A room to move in':
    'Aisles of 90 centimetres, tables that go up and down, shelves within reach of a wheelchair, and a quiet corner without a screen.',
  'Six children, one trainer':
    'And a special educator in the team, who also says when a task, and not a child, has to change.',
}

export const measuresForLowIncome: TitledTexts = {
  'No fee':
    'Families below the income limit of their state’s scholarship scheme pay nothing: not for lessons, not for kits, not for camps.',
  'The bus fare':
    'It was the commonest reason for staying away, so we now pay it, together with a meal on camp days.',
  'Kits that go home':
    'Every Friday ten kits may leave the lab, and on Monday ten kits come back. What breaks is repaired in class.',
  'Lessons for a shared phone':
    'Short parts that need the screen, long parts that need only hands, and a printed version for those who have no phone at all.',
}

export const stepsToSetUpClass: readonly string[] = [
  'A special educator and one of our trainers meet each child and the parents, and ask what already works well.',
  'We adapt the room and the kits, and try them for two weeks with three or four children.',
  'The class starts with mixed teams. After six weeks children, parents and teachers say what should change, and it does.',
]
