import { addWorkspace } from './workspaces.ts'

const manifest = { name: 'site', workspaces: ['shell', 'mf-b', 'shared/ui'], scripts: { start: 'x' } }

describe('the list of workspaces', () => {
  it('puts the new remote after the last one and leaves the rest alone', () => {
    const text = addWorkspace(JSON.stringify(manifest), 'mf-a')
    expect(JSON.parse(text)).toEqual({ ...manifest, workspaces: ['shell', 'mf-b', 'mf-a', 'shared/ui'] })
  })

  it('says what to do about a workspace that is there already, and about a missing list', () => {
    expect(() => addWorkspace(JSON.stringify(manifest), 'mf-b')).toThrow(/"mf-b" already. Take the line out/)
    expect(() => addWorkspace('{}', 'mf-b')).toThrow('git checkout package.json')
  })
})
