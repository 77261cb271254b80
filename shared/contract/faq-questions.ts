/** The questions of the FAQ. The contact page answers them, and the assistant offers them as suggestions. */
export const faqQuestions = {
  cancellation: 'What is your cancellation policy?',
  registration: 'How do I register for a programme?',
  visit: 'Can we visit before we decide?',
  partnership: 'How do school partnerships work?',
} as const
