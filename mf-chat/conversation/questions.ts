/** What an empty conversation offers to ask. */
export const questions: readonly string[] = [
  'Which courses do you offer, and what do they cost?',
  'What is your cancellation policy?',
  'When are you open?',
  'How can our school become a partner?',
  'Can we come for a guided tour?',
]
