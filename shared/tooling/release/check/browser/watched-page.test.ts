import { createActivityLog } from './watched-page.ts'

const message = (text: string) => ({ type: () => 'error', text: () => text })

describe('what a page did', () => {
  it('is recorded up to a limit, and then that there was more', () => {
    const log = createActivityLog({ failures: /^aborted$/ })
    for (let number = 0; number < 3000; number++) {
      log.noteMessage(message(`line ${number}`))
      log.noteError(new Error(`error ${number}`))
      log.notePopup(`https://example.org/${number}`)
      log.noteResponse({ url: () => `/${number}.js`, status: () => 404 })
    }
    const { console, errors, popups, failedRequests } = log.current()
    for (const texts of [console, errors, popups]) {
      expect(texts).toHaveLength(1001)
      expect(texts.at(-1)).toMatch(/others are left out/)
    }
    expect(failedRequests).toHaveLength(1001)
    expect(failedRequests.at(-1)?.why).toMatch(/others are left out/)
    log.forget()
    expect(log.current().console).toEqual([])
  })

  it('is recorded with only the start of a text that is too long', () => {
    const log = createActivityLog({ failures: /^aborted$/ })
    for (const text of ['short', 'x'.repeat(1_000_000)]) log.noteMessage(message(text))
    const [short, long = ''] = log.current().console
    expect(short).toBe('short')
    expect(long.length).toBeLessThan(11_000)
    expect(long).toMatch(/x … \(1000000 characters\)$/)
  })

  it('names each kind of dialog once', () => {
    const log = createActivityLog({ failures: /^aborted$/ })
    const answer = () => Promise.resolve()
    const dialog = { type: () => 'alert', accept: answer, dismiss: answer }
    for (let number = 0; number < 3000; number++) log.noteDialog(dialog)
    expect(log.current().dialogs).toEqual(['alert'])
  })
})
