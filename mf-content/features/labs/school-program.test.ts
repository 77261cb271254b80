import { readFileSync } from 'node:fs'
import path from 'node:path'
import { labPrice } from './school-program.ts'

const RUPEES_A_DOLLAR = 87
const story = readFileSync(path.join(__dirname, '../news/content/1.html'), 'utf8')

it('divides the grant of news item 1 by its students, to five rupees', () => {
  const amounts = [...story.matchAll(/<li>\$([\d,]+) \(₹[\d.]+ lakh\) for/g)].map(([, dollars = '']) =>
    Number(dollars.replace(',', '')),
  )
  const students = 10_000
  expect(story).toContain('10,000 students')
  expect(amounts).toHaveLength(labPrice.example.rows.length)
  labPrice.example.rows.forEach(({ rupees }, index) => {
    expect(Math.abs(((amounts[index] ?? 0) / students) * RUPEES_A_DOLLAR - rupees)).toBeLessThan(5)
  })
})
