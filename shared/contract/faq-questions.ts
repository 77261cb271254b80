/** The questions of the FAQ, which the contact page answers and the assistant offers to ask. */
export const faqQuestions = {
  cancellation: 'What is your cancellation policy?',
  registration: 'How do I register for a programme?',
  visit: 'Can we visit before we decide?',
  partnership: 'How do school partnerships work?',
} as const
