export interface Lesson {
  readonly word: string
  readonly text: string
}

/** What a teacher may point out while a child plays. */
export const lessons: readonly Lesson[] = [
  {
    word: 'Sequence',
    text: 'A program is a list that is carried out from the first line to the last. Swap two lines and the robot ends up somewhere else.',
  },
  {
    word: 'Point of view',
    text: 'Left means the robot’s left, not yours. Children who stand up and turn with it understand this soonest.',
  },
  {
    word: 'Debugging',
    text: 'A crash is a clue, not a failure. Find the step that went wrong, press Reset, and change only that one.',
  },
  {
    word: 'Economy',
    text: 'The shortest route takes nine moves; the limit of twenty leaves room for detours. Ask for one move fewer each time.',
  },
]
