import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BoardScene } from '../../components/board/BoardScene.tsx'
import { createNewMaze } from '../../maze/maze.ts'
import { firstLevel } from '../../maze/parse-level.ts'
import { describeBoard } from '../../maze/descriptions.ts'
import { createSay } from '../../words/say.ts'

const file = path.join(__dirname, '../public/board.svg')
const tokens = readFileSync(path.join(__dirname, '../../../shared/ui/styles/tokens.css'), 'utf8')
const picture = renderBoardPicture()

// To update the picture, run: UPDATE_BOARD=1 npm run unit -- board-picture
it('is the board that is played on', () => {
  if (process.env['UPDATE_BOARD']) writeFileSync(file, picture)
  expect(readFileSync(file, 'utf8')).toBe(picture)
})

it('stands on its own', () => {
  expect(picture).not.toMatch(/var\(|undefined|href|url\(/)
  expect(picture).toContain('<title>Robot maze. Board of 5 rows and 5 columns.')
  expect(picture.match(/<style/g)).toHaveLength(1)
})

/** Renders the initial board as an SVG document, for pages without scripts. */
function renderBoardPicture(): string {
  const start = createNewMaze(firstLevel)
  const cache = createCache({ key: 'b' })
  // Without a DOM, emotion puts a style element before each component. Collect the rules of all these
  // elements at the top of the picture.
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <BoardScene maze={start} />
    </CacheProvider>,
  )
  const styles = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, rules = '']) => rules)
  const scene = markup.replace(/<style.*?<\/style>/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 560" role="img"><title>Robot maze. ${describeBoard(start, createSay())}</title><style>${[...new Set(styles)].join('')}</style>${scene}</svg>\n`
  return withValues(svg)
}

/** Replaces custom properties by their values: an image file cannot use a page's custom properties. */
function withValues(text: string): string {
  const valueOf = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const filled = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name))
  return filled.includes('var(') && filled !== text ? withValues(filled) : filled
}
