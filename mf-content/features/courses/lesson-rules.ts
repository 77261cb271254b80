/** The rules for lessons with children, on all course pages. */
export const lessonRules: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Two adults in every lesson',
    text: 'The instructor teaches, a second person from our team watches the chat and helps. A child is never alone with one of us.',
  },
  {
    title: 'The camera may stay off',
    text: 'We ask for hands and voice, not for faces. A first name is enough, and a parent may sit beside the child at any time.',
  },
  {
    title: 'Nothing is recorded',
    text: 'Lessons are live only. A child who misses one gets the sheet of that day and can ask on Wednesday.',
  },
  {
    title: 'Everybody is checked',
    text: 'Everyone who teaches or helps has a police clearance certificate and has signed our child protection rules. You may ask to see both.',
  },
]
