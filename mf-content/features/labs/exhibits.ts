/** An object from a lab, and its drawing. */
export interface Exhibit {
  readonly drawing: string
  readonly alt: string
  readonly title: string
  readonly text: string
  readonly link: { readonly href: string; readonly text: string }
}

/** The objects on a lab's tables after a class. */
export const exhibits: readonly Exhibit[] = [
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

/** A drawn plan of the room that lab-room.ts describes. */
export const labRoomPlanDrawing = {
  drawing: 'evidence/room-plan',
  alt: 'Plan of a room of 7.50 by 6.00 metres: ten tables with a socket and four stools each, one of them for a wheelchair, curtains at the three windows on the sunny side, a cupboard, a board, and a switch beside a door of 90 centimetres',
}
