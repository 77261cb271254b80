import { remoteNames } from './remote-names.ts'

describe('remoteNames', () => {
  it('writes a name as folder, page, component and heading', () => {
    expect(remoteNames('mf-robot-kits')).toEqual({
      remote: 'mf-robot-kits',
      page: 'robot-kits',
      component: 'RobotKits',
      heading: 'Robot kits',
    })
  })

  it.each([undefined, '', 'labs', 'mf-Labs', '../mf-labs'])('says what a name looks like, given %s', name => {
    expect(() => remoteNames(name)).toThrow(/"mf-", then lower-case letters.*npm run new-remote -- mf-labs/)
  })
})
