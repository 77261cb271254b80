import { eventNames } from '../messages.ts'

/** The most lines in the log, which is more than a game has events. */
const MOST_LINES = 60

/** Lists a maze's events, the newest last. */
export function logEvents(maze: HTMLElement, section: HTMLElement): void {
  const list = section.querySelector('ol')
  if (!list) return
  for (const name of eventNames) {
    maze.addEventListener(name, ({ detail }) => {
      const line = document.createElement('li')
      line.textContent = `${name} ${JSON.stringify(detail)}`
      list.append(line)
      if (list.children.length > MOST_LINES) list.firstElementChild?.remove()
      list.scrollTop = list.scrollHeight
    })
  }
  section.querySelector('button')?.addEventListener('click', () => list.replaceChildren())
  section.hidden = false
}
