import { pinnedFolder } from './pinned-folder.ts'

it('finds the folder of its own version, however the script was addressed', () => {
  for (const name of ['v1', '1.4.0']) {
    const script = `https://maze.example/embed/${name}/robot-maze.js?a=/v1/`
    expect(pinnedFolder(script, '1.4.0')).toBe('https://maze.example/embed/1.4.0/')
  }
  expect(pinnedFolder('https://cdn.example/v2/mazes/robot-maze.js', '1.4.0')).toBe(
    'https://cdn.example/v2/mazes/',
  )
})
