import { readFileSync, rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { emptyStore, makeLive, putGeneration } from '../fixtures/composed.ts'
import { keepStatusPage } from './keep-status-page.ts'

it('writes the page again after a deployment', async () => {
  const store = emptyStore()
  const end = new AbortController()
  try {
    putGeneration(store, 'aaaaaaaaaaaa', { 'mf-one': '1.0.0' })
    putGeneration(store, 'bbbbbbbbbbbb', { 'mf-one': '1.1.0' })
    await makeLive(store, 'aaaaaaaaaaaa')
    const page = fileURLToPath(await keepStatusPage(store, end.signal, store.folder))
    expect(readFileSync(page, 'utf8')).toContain('generation aaaaaaaaaaaa')
    await makeLive(store, 'bbbbbbbbbbbb')
    while (!readFileSync(page, 'utf8').includes('(generation bbbbbbbbbbbb')) await setImmediate()
    expect(readFileSync(page, 'utf8')).toContain('rollback aaaaaaaaaaaa')
  } finally {
    end.abort()
    rmSync(store.folder, { recursive: true })
  }
})
