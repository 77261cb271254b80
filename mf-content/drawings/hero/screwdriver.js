import * as ink from './palette.js'

const BLADE = 7,
  SHAFT = 108,
  BUTT = 238,
  GRIP = 17

export const bar = (c, width, colour, points) => {
  c.strokeStyle = colour
  c.lineWidth = width
  c.beginPath()
  points.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)))
  c.stroke()
}

// Along x, its tip on 0,0. `turned`: radians, clockwise as the hand sees it.
export function screwdriver(c, turned) {
  c.save()
  c.lineCap = 'butt'
  bar(c, 16, ink.ink, [
    [0, 0],
    [SHAFT, 0],
  ])
  bar(c, 9, ink.paper, [
    [2, 0],
    [SHAFT, 0],
  ])
  c.fillStyle = ink.paper
  c.beginPath()
  c.moveTo(0, -BLADE)
  c.lineTo(24, -4)
  c.lineTo(24, 4)
  c.lineTo(0, BLADE)
  c.fill()
  const grip = new Path2D()
  grip.roundRect(SHAFT - 8, -GRIP, BUTT - SHAFT + 8, 2 * GRIP, 12)
  c.strokeStyle = ink.ink
  c.lineWidth = 6
  c.stroke(grip)
  c.save()
  c.clip(grip)
  c.fillStyle = ink.vermilion
  c.fillRect(0, -GRIP, BUTT, 2 * GRIP)
  // the flutes wander up over the round of it: that is how its turning shows
  c.fillStyle = ink.rose
  for (let i = 0; i < 5; i++) {
    const a = -turned + (i * Math.PI * 2) / 5
    if (Math.cos(a) <= 0) continue
    const h = 7 * Math.cos(a)
    c.fillRect(SHAFT + 2, GRIP * Math.sin(a) - h / 2, BUTT - SHAFT, h)
  }
  c.fillStyle = ink.ember
  c.fillRect(SHAFT - 8, -GRIP, 9, 2 * GRIP)
  c.restore()
  c.restore()
}
