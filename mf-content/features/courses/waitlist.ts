import { site, telephoneLink } from '@kutuhal/contract'
import type { TitledText } from '../../text-types.ts'

/** What the waiting list is for. */
export const waitlistPurposes: readonly TitledText[] = [
  {
    title: 'The next batch of a course',
    text: 'Batches start on the first weekend of each month and are small. If the one you want is full, the list decides who is called.',
  },
  {
    title: 'Holiday camps',
    text: 'Diwali, winter and summer: five days in one of our labs, for Classes 3 to 10. Names are taken from six weeks before.',
  },
  {
    title: 'The online platform',
    text: 'Places in Basic, Premium and Complete are given in the order of the list. New ones come at the start of each month.',
  },
]

/** The rules by which families on the waiting list get places. */
export const waitlistRules: readonly TitledText[] = [
  {
    title: 'First come, first called',
    text: 'The list is in the order in which families reach us. Nobody can pay, or know somebody, to move up.',
  },
  {
    title: 'One place in five is kept',
    text: 'It is held for students from low-income families until seven days before the start. They pay no fee.',
  },
  {
    title: 'You have 48 hours',
    text: 'When a place is free we call twice and write once. After two days it goes to the next family, and you keep your position for the batch after.',
  },
  {
    title: 'Waiting costs nothing',
    text: 'No deposit, no obligation. Payment is due only when you accept a place, and then the usual cancellation terms hold.',
  },
]

/** The ways to join the waiting list. */
export const waysToJoinWaitlist = [
  { title: 'Call', link: { href: telephoneLink, text: site.phone } },
  { title: 'Write', link: { href: `mailto:${site.email}?subject=Waitlist`, text: site.email } },
  { title: 'Come by', link: { href: '/contact', text: 'Address and opening hours' } },
] as const
