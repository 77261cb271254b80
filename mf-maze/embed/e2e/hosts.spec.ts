import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, expectPlayable, test } from './support/partner-test.ts'

const old = `ReactDOM.render(React.createElement(App), document.getElementById('app'))`
const modern = `ReactDOM.createRoot(document.getElementById('app')).render(React.createElement(App))`
const app = `
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
`

for (const [version, start] of [
  ['16', old],
  ['17', old],
  ['18', modern],
  ['19', modern],
] as const) {
  test(
    `Works on a page with React ${version}`,
    getFullTestTag(version === '18'),
    async ({ page, maze, openPartner }) => {
      await openPartner({
        head: maze.script,
        body: `<div id="app"></div><script src="vendor/react-${version}.js"></script>`,
        script: app + start,
      })
      await expect(page.getByText(`Heard of 0 moves with React ${version}.`)).toBeVisible()
      await expectPlayable(page)
      await expect(page.getByText('Heard of 9 moves')).toBeVisible()
    },
  )
}

test('Works on a page with Vue', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  await openPartner({
    head: maze.script,
    body: `<div id="app"></div><script src="vendor/vue.js"></script>`,
    script: `Vue.createApp({
      data: () => ({ moves: 0, label: 'Reset' }),
      render() {
        return Vue.h('main', [
          Vue.h('p', 'Heard of ' + this.moves + ' moves'),
          Vue.h('robot-maze', { sound: false, resetLabel: this.label, onMazeMove: event => (this.moves = event.detail.moves) }),
        ])
      },
    }).mount('#app')`,
  })
  await expectPlayable(page)
  await expect(page.getByText('Heard of 9 moves')).toBeVisible()
})
