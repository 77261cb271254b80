import type { MazeServer } from '../support/servers-test.ts'

/** The HTML of the fallback content, as in the snippets on `/embed/`: a picture that links to the maze. */
export const createFallbackPictureHtml = (maze: MazeServer): string =>
  `<a href="${maze.file('frame.html')}"><img src="${maze.file('board.svg')}" width="560" height="560" alt="Play the robot maze" crossorigin></a>`

/**
 * Drives each maze to the goal, then sets the page's title to “won” and tells the parent page. The script
 * also runs in old browsers. It must precede the maze's script, so that it receives every event.
 */
export const goalDriverScript = `
  if (!window.isDriving) drive()
  function drive() {
  window.isDriving = true
  addEventListener('maze-ready', function (event) {
    'FFFFRFFFF'.split('').forEach(function (step) {
      event.target[step === 'F' ? 'moveForward' : 'turnRight']()
    })
  })
  addEventListener('maze-outcome', function (event) {
    if (event.detail.outcome === 'reachedTheGoal') won()
  })
  addEventListener('message', function (event) {
    if (event.data === 'won') won()
  })
  }
  function won() {
    document.title = 'won'
    if (parent !== window) parent.postMessage('won', '*')
  }
`
