import { createElement } from 'react'
import drawnIcon from './drawn-icon.ts'

const line = { d: 'M5 12l5 5L20 7' }
const Tick = drawnIcon({ size: 24, node: [['path', line]] })

it('draws its lines in the colour of the text', () => {
  const { type, props } = Tick({ 'aria-hidden': true })
  expect(type).toBe('svg')
  expect(props).toMatchObject({ 'aria-hidden': true, stroke: 'currentColor', viewBox: '0 0 24 24' })
  expect(props).toMatchObject({ children: createElement('path', line) })
})

it('is as large, and its lines as wide, as they were drawn unless told', () => {
  expect(Tick({}).props).toMatchObject({ width: 24, height: 24, strokeWidth: 2 })
  expect(Tick({ size: 18, strokeWidth: 1.6 }).props).toMatchObject({ width: 18, strokeWidth: 1.6 })
})
