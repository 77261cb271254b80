import { emptyStore, putGeneration } from '../fixtures/composed.ts'
import { deploy } from '../store/deployments.ts'
import { createOneStepRollback } from './rollback.ts'

it('takes nothing back that somebody released while it was at work', async () => {
  const store = emptyStore()
  const promote = async (id: string) => {
    const placed = putGeneration(store, id)
    const made = await deploy(store, newest =>
      Promise.resolve({ what: `promote ${id}`, ...placed, ...(newest && { previous: newest.number }) }),
    )
    if (!made) throw new Error('Nothing went live.')
    return made
  }
  await promote('aaaaaaaaaaa1')
  const bad = await promote('aaaaaaaaaaa2')
  const back = createOneStepRollback(store)
  await expect(back(bad)).resolves.toMatchObject({ generation: 'aaaaaaaaaaa1' })
  await expect(back(await promote('aaaaaaaaaaa3'))).rejects.toThrow(
    /released meanwhile: promote aaaaaaaaaaa3 .*rollback <app>/,
  )
})
