import { resolvePinnedFolder } from './pinned-folder.ts'

it('finds the folder of its own version, however the script was addressed', () => {
  for (const name of ['mf-maze@v1', 'mf-maze@1.4.0', 'v1']) {
    const script = `https://maze.example/embed/${name}/robot-maze.js?a=/v1/`
    expect(resolvePinnedFolder(script, 'mf-maze@1.4.0')).toBe('https://maze.example/embed/mf-maze@1.4.0/')
  }
  expect(resolvePinnedFolder('https://cdn.example/v2/mazes/robot-maze.js', 'mf-maze@1.4.0')).toBe(
    'https://cdn.example/v2/mazes/',
  )
})
