/**
 * Runs in `frame.html`, sandboxed on a partner's page. Forwards the page's calls to the maze, and the maze's
 * events to the page. Talks only to the embedding page, whose origin is in the address or else in the
 * referrer.
 */
import {
  addProtocolMarker,
  parseMessageToFrame,
  type MessageFromFrame,
  type OptionValues,
  type MessageToFrame,
} from '../frame/frame-messages.ts'
import { eventNames } from '../messages.ts'
import { isBrowserSupported } from '../loading/browser-support.ts'
import { optionNames } from '../options/options.ts'
import { findPartnerOrigin } from '../frame/partner-origin.ts'
import type { RobotMaze } from '../public/robot-maze.d.ts'
import { createMessageQueue } from '../frame/message-queue.ts'
import { warnOnce } from '../warnings.ts'

// Use a `main` element only outside a frame: in a frame, the partner's page already has one.
const place = document.createElement(parent === window ? 'main' : 'div')
document.body.append(place)
if (customElements.get('robot-maze')) show()
else
  place.textContent = isBrowserSupported()
    ? 'The robot maze could not be loaded. Load this page again to try once more.'
    : 'The robot maze needs Chrome or Edge 109, Firefox 115, Safari 16.4 or newer. This browser is older.'

function show(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html, body { margin: 0; background: transparent }')
  document.adoptedStyleSheets.push(sheet)

  const parameters = new URLSearchParams(location.hash.slice(1))
  const { origin: partner, complaint } = findPartnerOrigin(parameters.get('origin'), document.referrer)
  if (complaint) warnOnce(complaint)
  const maze: RobotMaze = document.createElement('robot-maze')
  // The empty maze fills the frame, so that the game loads when any part of the frame is visible.
  const room = document.createElement('div')
  room.style.height = '100vh'
  maze.append(room)
  set(Object.fromEntries(optionNames.map(name => [name, parameters.get(name)])))
  for (const event of eventNames) maze.addEventListener(event, ({ detail }) => say({ event, detail }))
  addEventListener('message', hear)
  place.append(maze)

  const take = createMessageQueue(act, () =>
    warnOnce('The page asks more of the maze than it can do: some of its calls are left out.'),
  )

  function say(message: MessageFromFrame): void {
    if (partner === undefined || parent === window) return
    // If the partner's page has no origin to name, such as a local file, send to any origin.
    parent.postMessage(addProtocolMarker(message), partner === 'null' ? '*' : partner)
  }

  function hear({ source, origin, data }: MessageEvent): void {
    if (source !== parent || parent === window) return
    const message = parseMessageToFrame(data)
    if (!message) return
    if (origin === partner) take(message)
    else {
      warnOnce(
        `The maze does not listen to ${origin}: its address says that ${partner ?? 'nobody'} may speak to it. Write #origin=${origin} at the end of the frame's address.`,
        'origin',
      )
    }
  }

  function act(message: MessageToFrame): void {
    if ('call' in message) maze[message.call]()
    else set(message.set)
  }

  function set(texts: OptionValues): void {
    for (const [name, text] of Object.entries(texts)) {
      if (text === null) maze.removeAttribute(name)
      else maze.setAttribute(name, text)
    }
  }
}
