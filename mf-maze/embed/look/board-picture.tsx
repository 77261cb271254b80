import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BoardScene } from '../../components/board/BoardScene.tsx'
import { english } from '../../maze/english.ts'
import { createNewMaze } from '../../maze/maze.ts'
import { firstLevel } from '../../maze/parse-level.ts'
import { describeBoard } from '../../maze/descriptions.ts'

/**
 * Renders the initial board as an SVG document, for pages without scripts.
 * @param tokens the site's design tokens, as CSS
 */
export function renderBoardPicture(tokens: string): string {
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
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 560" role="img"><title>Robot maze. ${describeBoard(start, english)}</title><style>${[...new Set(styles)].join('')}</style>${scene}</svg>\n`
  return withValues(picture, tokens)
}

/** Replaces custom properties by their values: an image file cannot use a page's custom properties. */
function withValues(text: string, tokens: string): string {
  const valueOf = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const filled = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name))
  return filled.includes('var(') && filled !== text ? withValues(filled, tokens) : filled
}
