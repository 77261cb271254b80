/**
 * Runs in `frame.html`, in a sandbox on a partner's page: hands on what the page asks, and tells it what happens. It only listens
 * to the page that embeds it, and only speaks to it: the address says which origin that is, or else the referrer does.
 */
import { marked, readToFrame, type FromFrame, type Greeting, type OptionTexts } from '../frame-messages.ts'
import { messageNames } from '../messages.ts'
import { optionNames } from '../options.ts'
import type { RobotMaze } from '../public/robot-maze.d.ts'
import { version } from '../version.ts'

const parameters = new URLSearchParams(location.hash.slice(1))
const partner = parameters.get('origin') ?? (document.referrer && new URL(document.referrer).origin)

const sheet = new CSSStyleSheet()
sheet.replaceSync('html, body { margin: 0; background: transparent }')
document.adoptedStyleSheets.push(sheet)

const maze: RobotMaze = document.createElement('robot-maze')
// As long as it is empty: whatever part of the frame comes into view, the maze does.
const room = document.createElement('div')
room.style.height = '100vh'
maze.append(room)
set(Object.fromEntries(optionNames.map(name => [name, parameters.get(name)])))
say({ here: version })
for (const event of messageNames) maze.addEventListener(event, ({ detail }) => say({ event, detail }))
addEventListener('message', hear)
// As a page of its own it has a main part; in a frame that is the partner's page.
const place = document.createElement(parent === window ? 'main' : 'div')
place.append(maze)
document.body.append(place)

function say(message: FromFrame | Greeting): void {
  if (!partner || parent === window) return
  // A page without an origin of its own, such as a file, cannot be named.
  parent.postMessage(marked(message), partner === 'null' ? '*' : partner)
}

function hear({ source, origin, data }: MessageEvent): void {
  if (source !== parent || parent === window || origin !== partner) return
  const message = readToFrame(data)
  if (!message) return
  if ('call' in message) maze[message.call]()
  else set(message.set)
}

function set(texts: OptionTexts): void {
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) maze.removeAttribute(name)
    else maze.setAttribute(name, text)
  }
}
