import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderBoardPicture } from './board-picture.tsx'

const file = path.join(__dirname, '../public/board.svg')
const tokens = readFileSync(path.join(__dirname, '../../../shared/ui/tokens.css'), 'utf8')

// To update the picture, run: UPDATE_BOARD=1 npm run unit -- board-picture
it('is the board that is played on', () => {
  const picture = renderBoardPicture(tokens)
  if (process.env['UPDATE_BOARD']) writeFileSync(file, picture)
  expect(readFileSync(file, 'utf8')).toBe(picture)
})

it('stands on its own', () => {
  const picture = renderBoardPicture(tokens)
  expect(picture).not.toMatch(/var\(|undefined|href|url\(/)
  expect(picture).toContain('<title>Robot maze. Board of 5 rows and 5 columns.')
  expect(picture.match(/<style/g)).toHaveLength(1)
})
