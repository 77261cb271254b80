/** How a school contacts the company. The page and the PDF have the same text. */
export const contactCallToAction = {
  title: 'Ask for a visit',
  text: 'Before the visit we need four things from you: how many children, which classes, which room is free, and who among the teachers would like to teach there.',
}
