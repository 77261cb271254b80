import fs from 'node:fs'
import { exampleStore, removeStore } from './fixtures/example-store.ts'
import { describeWithNginx, startTestNginx } from './fixtures/test-nginx.ts'
import names from './template/names.mjs'

describe('a server with a name', () => {
  it('is looked up in /etc/hosts at each request, and by DNS if that does not know it', () => {
    const read = jest.spyOn(fs, 'readFileSync')
    const request = { variables: { assistant_server: 'assistant.internal:3005' } }
    const lookUp = (hosts: string) => {
      read.mockReturnValue(hosts)
      return names.assistant(request)
    }
    expect([
      lookUp('127.0.0.1 localhost\n'),
      lookUp('10.0.0.7 other assistant.internal # here\n'),
      lookUp('# 10.0.0.7 assistant.internal\n10.0.0.8\tassistant.internal'),
      lookUp('fd00::7 assistant.internal'),
    ]).toEqual(['assistant.internal:3005', '10.0.0.7:3005', '10.0.0.8:3005', '[fd00::7]:3005'])
    read.mockRestore()
  })

  describeWithNginx('that is unknown', () => {
    it('keeps nobody from the site', async () => {
      const store = await exampleStore()
      const away = { gateway: 'http://assistant.invalid:3005', collector: 'http://collector.invalid:3008' }
      const nginx = await startTestNginx(store, away)
      expect((await nginx.ask('/news')).status).toBe(200)
      const asked = await nginx.ask('/main/gemini', { method: 'POST', body: '{}' })
      expect([asked.status, asked.text]).toEqual([502, expect.stringContaining('Try again in a minute')])
      await nginx.close()
      await removeStore(store)
    })
  })
})
