import { faqQuestions, site } from '@kutuhal/contract'
import { openingHours } from '../visit/opening-hours.ts'
import type { ContactMessages } from './contact-messages.ts'

const { area, city } = site.address

export const english: ContactMessages = {
  language: 'en',
  title: 'Contact us',
  description:
    'Phone, e-mail, address, opening hours and a contact form, with answers on registration, cancellation, guided tours and school partnerships.',
  lead: 'A lab for your school, a place for your child, or a question before you decide: call, write an e-mail, or come and see the robots at work.',
  details: {
    heading: 'Talk to us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
  },
  openingHours,
  form: {
    heading: 'Write to us',
    withoutScripts: {
      before: 'This form needs scripts, and your browser has them switched off. Please write to ',
      between: ' or call ',
      after: ' instead.',
    },
    labels: { name: 'Name', email: 'Email', phone: 'Phone', subject: 'Subject', message: 'Message' },
    required: 'required',
    optional: 'optional',
    noSubject: 'Select a subject',
    // Exactly as in the product specification, point 5.
    subjects: {
      'program-inquiry': 'Program Inquiry',
      registration: 'Registration',
      'school-partnership': 'School Partnership',
      support: 'Support',
      other: 'Other',
    },
    disclaimer:
      'What you write here stays in your browser. What reaches us is an e-mail or a call: “Send Message” shows an answer, but sends us nothing yet.',
    send: 'Send Message',
    sendAsMail: 'Send it as an e-mail',
    call: `Call ${site.phone}`,
    // Exactly as in the product specification, point 5.
    rejected: 'Please fill out all required fields.',
    sent: 'Your message has been sent! We will get back to you soon.',
    notSentYet: {
      before:
        'So far it has not left your browser. It reaches us when you send it as an e-mail, or tell us by phone: ',
      after: '.',
    },
    clearing: {
      why: 'Does somebody else use this computer after you?',
      clear: 'Clear what I wrote',
      cleared: 'Cleared. Nothing that you wrote here is kept in this browser.',
    },
    answer: 'What happens with your message',
    openAsMail: 'One step left: open it as an e-mail and send it',
    tooLong:
      'Your message is too long for a link to carry it into an e-mail. Copy it here, open an empty e-mail, and paste it there.',
    openEmptyMail: 'Open an empty e-mail',
    copying: {
      text: 'Your message',
      copy: 'Copy my message',
      copied: 'Copied. Now you can paste it into an e-mail.',
      selected:
        'Your browser did not allow that. The message is selected: copy it with the keyboard or from the menu of your browser.',
    },
    missing: {
      name: 'Enter your name, so that we know whom to answer.',
      message: 'Write what you would like to know.',
    },
    emailFaults: {
      missing: 'Enter your e-mail address, so that we can answer.',
      several: 'Enter one address only, such as asha@example.com.',
      space: 'There is a space in the address. Take it out.',
      noAt: 'The address has no @. It should look like asha@example.com.',
      nothingBefore: 'The name before the @ is missing.',
      nothingAfter: 'What comes after the @ is missing, such as example.com.',
      dots: 'After the @ there is a dot too many.',
      other: 'Something in the address is not allowed there. It should look like asha@example.com.',
    },
    mailSubject: 'A question',
  },
  visit: {
    heading: `Find us in ${area}`,
    map: `Sketch of the streets round our office in ${area}, ${city}`,
    directions: 'Find the way on OpenStreetMap',
    leavesSite: '(leaves this site)',
    tours:
      'Guided tours are by appointment. Call before you set out, and we will have a robot ready for you to drive.',
  },
  faq: {
    heading: 'Frequently asked questions',
    lead: 'Four answers that save a phone call. For everything else, do call.',
    // Questions and rules are from the product specification, points 3 and 9.
    entries: [
      {
        question: faqQuestions.cancellation,
        answer:
          'If you cancel 14 or more days before the start, you get a full refund. If you cancel 7 to 13 days before, you get 50 percent back. Fewer than 7 days before the start there is no refund.',
      },
      {
        question: faqQuestions.registration,
        answer:
          'Online, by phone or in person at our office: whichever is easiest for you. Full payment is required to secure a spot.',
        more: { href: '/courses', text: 'See courses and prices' },
      },
      {
        question: faqQuestions.visit,
        answer:
          'Yes, please do. Guided tours are by appointment, so that somebody has time for you: call or write to us and we will agree on a day and an hour. Children are welcome to try what they see.',
      },
      {
        question: faqQuestions.partnership,
        answer:
          'There are three models: a lab of your own, in a room of your school; a lab that you share with up to five schools nearby; or a travelling lab, which comes for six weeks. Many schools begin with one and move on to another.',
        more: { href: '/services#school-programs', text: 'How a school programme goes' },
      },
    ],
  },
  newsletter: {
    title: 'One letter a month',
    text: 'New labs, course dates and the next competition, in a letter that takes three minutes to read.',
  },
}
