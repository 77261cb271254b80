import { site } from '@kutuhal/contract'
import { createAnswerer, GREETING, NOTHING_FOUND } from './answer.ts'
import { exampleDocuments } from './fixtures/example-documents.ts'
import { questions } from '../../conversation/questions.ts'

const answerer = createAnswerer(exampleDocuments)
const answer = (question: string) => answerer(question).text

describe('a question that the site answers', () => {
  it.each([
    ['What does the Blockzie course cost?', 'Blockzie: Price: ₹599\nMore: /courses#blockzie'],
    ['how much is iot', 'IoT: Price: ₹499\nMore: /courses#iot'],
    [
      'When are you open on Saturday?',
      'Opening hours: Saturday: 10:00 AM to 5:00 PM\nSunday: closed\nMore: /contact#opening-hours',
    ],
    [
      'Who won the award?',
      `An hour later ${site.brand} won the Inclusive STEM Education Award 2025, which comes with a $50,000 grant.\nMore: /news/2`,
    ],
    [
      'robotics lab',
      'Robotics Lab: Students build, program and repair robots of their own.\nA lab has twelve kits and a floor maze.\nMore: /services#robotics-lab',
    ],
  ])('%s', (question, reply) => {
    expect(answer(question)).toBe(reply)
  })

  it('gets the whole cancellation policy, word for word', () => {
    expect(answer('What is your cancellation policy?').split('\n')).toEqual([
      'If you cancel 14 or more days before the start, you get a full refund.',
      'From 7 to 13 days before, it is 50 percent.',
      'With fewer than 7 days to go there is no refund.',
      'More: /contact#faq',
    ])
  })

  it('gets a line for each item of a list when it names none', () => {
    expect(answer('Which courses do you offer, and what do they cost?').split('\n')).toEqual([
      'Blockzie: Price: ₹599',
      'IoT: Price: ₹499',
      'AR Link: Price: ₹99',
      'More: /courses',
    ])
  })

  it('is understood with a slip of the pen, in capitals and in other words', () => {
    expect(answer('blokzie fees')).toContain('₹599')
    expect(answer('WHO WON THE AWARD?')).toContain('Inclusive STEM Education Award')
    expect(answer('timings on wednesday')).toContain('Monday to Friday')
  })

  it.each(questions)('is among the suggestions: %s', question => {
    const lines = answer(question).split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(lines.at(-1)).toMatch(/^More: \/(courses|contact)/)
  })
})

it.each([
  'Who is the prime minister of France?',
  'who is the prime minister of france',
  'Do you have a lab in Mumbai?',
  'Write a poem about pizza',
  'आपका पता क्या है',
])('says honestly that the site has nothing about “%s”', question => {
  expect(answer(question)).toBe(NOTHING_FOUND)
})

it.each(['hi', 'Namaste!', 'Good morning', 'thank you', '🙂'])('greets back: %s', greeting => {
  expect(answer(greeting)).toBe(GREETING)
})

it('keeps a long sentence within 300 characters', () => {
  const text = `Telescopes ${'show the moons of Jupiter '.repeat(30)}.`
  const page = { url: '/blog/9', title: 'Stars', description: '', sections: [{ heading: 'Night', text }] }
  const [quotation = '', more] = createAnswerer([page])('telescopes').text.split('\n')
  expect(quotation.length).toBeLessThanOrEqual(300)
  expect(quotation).toMatch(/Jupiter…$|moons…$|of…$|the…$|show…$/)
  expect(more).toBe('More: /blog/9')
})

it('says what the company does when it is asked for by name only', () => {
  expect(answer(`What does ${site.brand} do?`)).toBe(`${exampleDocuments[0]?.description}\nMore: /about`)
})

it('does not quote what stands on every page', () => {
  const sections = [{ heading: 'Newsletter', text: 'One letter a month about dinosaurs.' }]
  const pages = ['/a', '/b', '/c', '/d'].map(url => ({ url, title: url, description: '', sections }))
  expect(createAnswerer(pages)('dinosaurs').text).toBe(NOTHING_FOUND)
  expect(createAnswerer(pages.slice(1))('dinosaurs').text).toContain('One letter a month')
})

it('quotes a page about what is offered before a story and the small print', () => {
  const sections = [{ heading: 'Telescopes', text: 'We look at the moon.' }]
  const pages = ['/terms-of-service', '/news/7', '/services'].map(url => ({
    url,
    title: 'Stars',
    description: '',
    sections,
  }))
  expect(createAnswerer(pages)('telescopes').text).toContain('More: /services')
})

it('has nothing to say without documents', () => {
  expect(createAnswerer([])('What is IoT?').text).toBe(NOTHING_FOUND)
})
