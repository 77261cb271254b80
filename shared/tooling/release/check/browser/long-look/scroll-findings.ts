import type { Unplaced } from '../state-findings.ts'
import type { Look } from './look.ts'

/** Turns the wheel down to the end, and up again. */
export async function scrollFindings(look: Look): Promise<Unplaced[]> {
  await look.page.mouse.move(180, 400)
  const heights: number[] = []
  const extent = () =>
    look.ask<{ readonly top: number; readonly height: number; readonly room: number }>('extent()')
  const first = await extent()
  if (first.room < 200) return []
  let now = first
  for (let turn = 0; turn < 5; turn += 1) {
    await look.page.mouse.wheel(0, now.height)
    await look.pause(120)
    now = await extent()
    heights.push(now.height)
  }
  const troubles = await look.troubles()
  if (now.top === 0)
    return [
      ...troubles,
      {
        about: 'covered',
        what: 'The wheel does not scroll the page.',
        remedy: 'Look for a listener that prevents it, or overflow: hidden on what belongs to the shell.',
      },
    ]
  const isEndless = heights.every((height, index) => index === 0 || height > (heights[index - 1] ?? height))
  await look.page.mouse.wheel(0, -now.height)
  await look.settle()
  if (!isEndless) return troubles
  return [
    ...troubles,
    {
      about: 'covered',
      what: 'It grows whenever somebody scrolls to its end, so nobody reaches the footer.',
      remedy: 'Let a button or a link bring more.',
    },
  ]
}
