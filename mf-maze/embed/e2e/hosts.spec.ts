import { expect, expectPlayable, test } from './support/partner-test.ts'

test('Works on a page with another React', async ({ page, maze, openPartner }) => {
  await openPartner({
    head: maze.script,
    body: '<div id="app"></div><script src="react-18.js"></script>',
    script: `
      const { createElement, useEffect, useRef, useState } = React
      function App() {
        const maze = useRef(null)
        const [moves, setMoves] = useState(0)
        useEffect(() => {
          maze.current.addEventListener('maze-move', event => setMoves(event.detail.moves))
        }, [])
        return createElement('main', null,
          createElement('p', null, 'Heard of ' + moves + ' moves with React ' + React.version),
          createElement('robot-maze', { ref: maze, theme: 'light', sound: false, 'reset-label': 'Reset' }),
        )
      }
      ReactDOM.createRoot(document.getElementById('app')).render(createElement(App))`,
  })
  await expect(page.getByText('Heard of 0 moves with React 18.')).toBeVisible()
  await expectPlayable(page)
  await expect(page.getByText('Heard of 9 moves')).toBeVisible()
})
