import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFilesRecursively } from '../../store/files/files-below.ts'
import type { Store } from '../../store/store.ts'
import { exampleStore, FIRST, pointTo, removeStore, SECOND } from './fixtures/example-store.ts'
import { describeWithNginx, startTestNginx, type TestNginx } from './fixtures/test-nginx.ts'

describeWithNginx('What other sites load, behind nginx', () => {
  let store: Store
  let nginx: TestNginx

  beforeAll(async () => {
    store = await exampleStore()
    // Two releases with files of one size and one time, as in a folder that was brought back from a backup.
    const [one, other] = ['1.0.0', '1.1.0'].map(version =>
      path.join(store.folder, 'embed', `mf-maze@${version}`),
    )
    if (one === undefined || other === undefined) return
    cpSync(one, other, { recursive: true })
    for (const name of ['index.html', 'robot-maze.js'].map(file => path.join(other, file)))
      writeFileSync(name, readFileSync(name, 'utf8').replaceAll('e', 'E'))
    for (const folder of [one, other])
      for (const name of listFilesRecursively(folder)) utimesSync(path.join(folder, name), 1e9, 1e9)
    nginx = await startTestNginx(store)
  })
  afterAll(async () => {
    await nginx.close()
    await removeStore(store)
  })

  it.each(['/embed/mf-maze@v1/robot-maze.js', '/embed/'])(
    'is never kept over a release or rollback: %s',
    async page => {
      await pointTo(store, { generation: FIRST })
      const first = await nginx.ask(page)
      const known = { headers: { 'if-none-match': String(first.headers['etag']) } }
      expect(await nginx.ask(page, known)).toMatchObject({ status: 304, text: '' })
      await pointTo(store, { generation: SECOND })
      const second = await nginx.ask(page, known)
      expect(second.status).toBe(200)
      expect([second.text, second.text.length]).not.toEqual([first.text, first.text.length])
      const ranged = { headers: { 'if-modified-since': 'Wed, 01 Jan 2025 00:00:00 GMT' } }
      expect((await nginx.ask(page, ranged)).status).toBe(200)
    },
  )
})
