/** The title and lead above the list of needs, on the page and in the PDF. */
export const labRoomIntroduction = {
  title: 'What the room needs',
  lead: 'A classroom that stands free all week is enough. We measure it in week 1, and what is missing stands in the plan with its price.',
}

export interface RoomRequirement {
  readonly title: string
  readonly text: string
}

/** What a lab's room must have and what it does not need. */
export const roomRequirements: readonly RoomRequirement[] = [
  {
    title: 'Space',
    text: 'About 45 square metres for a class of forty, for example 7.5 by 6. Two small rooms with a door between them do as well.',
  },
  {
    title: 'Current',
    text: 'Ten earthed sockets, and one switch at the door for all of them. Where the voltage falls, a stabiliser and two batteries.',
  },
  {
    title: 'Shade',
    text: 'A curtain for each window on the sunny side: sunlight on the floor stops a robot that follows a line.',
  },
  {
    title: 'A way in',
    text: 'A door and aisles of 90 centimetres, and one table that goes up and down, so that a wheelchair gets to every place.',
  },
  {
    title: 'Not needed',
    text: 'Internet and air conditioning. All lessons are stored in the room, and what the monsoon harms has airtight boxes.',
  },
]
