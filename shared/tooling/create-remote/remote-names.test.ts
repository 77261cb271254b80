import { isRemoteName, parseRemoteName } from './remote-names.ts'

describe('the names of a remote', () => {
  it('writes a name as folder, page, component and heading', () => {
    expect(parseRemoteName('mf-robot-kits')).toEqual({
      remote: 'mf-robot-kits',
      page: 'robot-kits',
      component: 'RobotKits',
      heading: 'Robot kits',
    })
  })

  it.each([undefined, '', 'labs', 'mf-Labs', '../mf-labs'])('says what a name looks like, given %s', name => {
    expect(() => parseRemoteName(name)).toThrow(
      /"mf-", then lower-case letters.*npm run new-remote -- mf-labs/,
    )
  })
})

describe('the name of a remote', () => {
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
