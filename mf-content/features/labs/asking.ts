/** How a school asks, in the words that are the same on paper and on the page. */
export const asking = {
  title: 'Ask for a visit',
  text: 'Before the visit we need four things from you: how many children, which classes, which room is free, and who among the teachers would like to teach there.',
}
