/** @jest-environment jsdom */
import { createChat } from './chat.ts'
import { noMemory } from './fixtures/no-memory.ts'
import { announceLateAnswer } from './late-answer.ts'

it('tells an answer that comes after the chat was closed, until it is opened again', async () => {
  let reply: (text: string) => void = () => undefined
  const chat = createChat({
    ask: () => new Promise(resolve => (reply = text => resolve({ text }))),
    memory: noMemory,
  })
  const region = () => document.querySelector('[role="status"]')
  announceLateAnswer(chat, 'The assistant has answered:')
  expect(region()).toBeNull()

  chat.send('When are you open?')
  const end = announceLateAnswer(chat, 'The assistant has answered:')
  expect(region()?.textContent).toBe('')
  reply('From nine.')
  await new Promise(resolve => setTimeout(resolve))
  expect(region()?.textContent).toBe('The assistant has answered: From nine.')
  end()
  expect(region()).toBeNull()
})
