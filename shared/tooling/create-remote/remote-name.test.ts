import { isRemoteName } from './remote-name.ts'

describe('isRemoteName', () => {
  it.each(['mf-labs', 'mf-robot-kits', 'mf-k12-labs'])('takes %s', name => {
    expect(isRemoteName(name)).toBe(true)
  })

  it.each(['labs', 'mf-', 'mf-Labs', 'mf-3d', 'mf_labs', 'mf-labs-', 'mf--labs', 'mf-labs/x', '../mf-labs'])(
    'refuses %s',
    name => {
      expect(isRemoteName(name)).toBe(false)
    },
  )
})
