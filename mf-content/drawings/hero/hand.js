import * as ink from './palette.js'
import { bar, screwdriver } from './screwdriver.js'

const bend = (c, width, colour, [a, b, d]) => {
  c.strokeStyle = colour
  c.lineWidth = width
  c.beginPath()
  c.moveTo(...a)
  c.quadraticCurveTo(...b, ...d)
  c.stroke()
}
// with an edge of ink, so that fingers of one colour stay apart
const limb = (c, width, points) => {
  bend(c, width + 6, ink.ink, points)
  bend(c, width, ink.skin, points)
}

// A child's left hand round a screwdriver, palm towards us; the tool lies along x.
// `p`: where the tip is, how the tool lies, how far it has turned clockwise (both
// radians), and how far the wrist is down (0 to 1)
export function hand(c, p) {
  c.save()
  c.translate(p.x, p.y)
  c.rotate(p.tilt + 0.015 * p.wrist)
  c.scale(1.1, 1.1)
  c.lineCap = c.lineJoin = 'round'
  const w = p.wrist * 9
  // what lies behind the tool: arm, palm, cuff and sleeve
  const arm = [
    [204, 24 + w * 0.4],
    [262, 40],
    [330, 58],
  ]
  bend(c, 60, ink.ink, arm)
  bend(c, 54, ink.skin, arm)
  const palm = new Path2D()
  palm.moveTo(146, -10)
  palm.bezierCurveTo(168, -34, 216, -34, 234, -14)
  palm.bezierCurveTo(256, 10, 244, 50, 210, 54)
  palm.bezierCurveTo(182, 57, 152, 50, 142, 30)
  palm.closePath()
  c.strokeStyle = ink.ink
  c.lineWidth = 6
  c.stroke(palm)
  c.fillStyle = ink.skin
  c.fill(palm)
  // where the arm goes over into the hand there is no edge
  bend(c, 46, ink.skin, arm)
  c.lineCap = 'butt'
  bar(c, 84, ink.sky, [
    [352, 64],
    [760, 172],
  ])
  bar(c, 80, ink.paper, [
    [322, 56],
    [358, 65.5],
  ])
  bar(c, 80, ink.marigold, [
    [346, 62.4],
    [352, 64],
  ])
  c.lineCap = 'round'
  screwdriver(c, p.turned)
  // four fingers come over the upper edge, their tips go back to the heel; the little one first
  for (let i = 3; i >= 0; i--) {
    const x = 156 + i * 20.5,
      y = w * 0.8 + (i === 0 ? -1 : i === 3 ? 3 : 0),
      end = i === 3 ? 10 : 15
    limb(c, i === 3 ? 18 : 21, [
      [x, -23 + y],
      [x - 10, -2 + y],
      [x + 5, end + y],
    ])
    bar(c, 4.5, ink.rose, [
      [x + 4, end + y + 4],
      [x + 7, end + y + 1],
    ])
  }
  // the thumb lies along the handle and points to the tip
  const thumb = [
    [206, 42],
    [160, 46 + w * 0.5],
    [126, 14 + w * 0.8],
  ]
  limb(c, 22, thumb)
  bar(c, 5, ink.rose, [
    [121, 9 + w * 0.8],
    [126, 13 + w * 0.8],
  ])
  // the ball of the thumb hides where it begins
  c.fillStyle = ink.skin
  c.beginPath()
  c.ellipse(212, 39, 28, 17, 0.25, 0, 7)
  c.fill()
  bend(c, 3, ink.ink, [
    [182, 31],
    [206, 24],
    [220, 36],
  ])
  c.restore()
}
