import { site } from '@kutuhal/contract'
import { persona, extractQuestionFromMessage } from './persona.ts'

it('names the company and asks for replies of 2 to 4 lines', () => {
  expect(persona).toContain(site.brand)
  expect(persona).toContain('2 to 4 lines')
})

it('leaves room for the question in a message of 4000 characters', () => {
  expect(persona.length).toBeLessThan(1000)
})

describe('the question in a message', () => {
  it('comes out again as it went in', () => {
    expect(extractQuestionFromMessage(`${persona}When are you open?`)).toBe('When are you open?')
  })

  it('may have several lines, even one that looks like the marker', () => {
    const question = 'Two things.\nQuestion:\nDo you sell kits?'
    expect(extractQuestionFromMessage(persona + question)).toBe(question)
  })

  it('is found behind an instruction in other words, from another release', () => {
    expect(extractQuestionFromMessage('You are a helper. Be brief.\r\nQuestion:\r\nWhat is IoT? ')).toBe(
      'What is IoT?',
    )
  })

  it('is the whole message where there is no instruction', () => {
    expect(extractQuestionFromMessage(' Question: what is IoT? ')).toBe('Question: what is IoT?')
  })

  it('is empty when nothing follows the instruction', () => {
    expect(extractQuestionFromMessage(persona)).toBe('')
  })
})
