/**
 * Exposed as `./RobotMaze` by the container for partners (types: public/robot-maze-remote.d.ts). The maze
 * runs on the host's React, in its own root and shadow tree, without the host's handlers and styles.
 */
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { Language, LanguageCode } from '../../maze/language.ts'
import type { MazeEvent } from '../../maze/maze.ts'
import type { MountedGame } from '../mounted-game.ts'
import { detectPageLanguage } from '../options/language-around.ts'
import type { MazeMessage } from '../messages.ts'
import { createGame } from '../modules/maze.tsx'
import { isBrowserSupported } from '../loading/browser-support.ts'
import type { RobotMazeProps } from '../public/robot-maze-remote.d.ts'
import { parseOptionProps } from '../options/options.ts'
import { version } from '../version.ts'

export default function RobotMaze(props: RobotMazeProps) {
  const { ref, children, className } = props
  const place = useRef<HTMLDivElement>(null)
  const game = useRef<MountedGame>(undefined)
  const latest = useRef(props)

  // Keep this effect above the effect that starts the game, because that effect reads these options.
  useEffect(() => {
    latest.current = props
    void chosen(props, place.current).then(({ options, language }) => {
      // Ignore these options if the props have changed again while the language was loading.
      if (latest.current === props) game.current?.choose(options, language)
    })
  })

  useEffect(() => {
    const host = place.current
    // In browsers that are too old, the fallback content stays.
    if (!host || !isBrowserSupported()) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const options = parseOptionProps(latest.current)
    const started = createGame({ host, root, options, tell: message => tell(latest.current, message) })
    game.current = started
    started.start()
    return () => {
      game.current = undefined
      // Wait, because React cannot unmount one root while it renders another.
      queueMicrotask(() => started.stop())
    }
  }, [])

  useImperativeHandle(ref, () => {
    const act = (type: MazeEvent['type']) => game.current?.act({ type })
    return {
      reset: () => act('reset'),
      moveForward: () => act('movedForward'),
      turnLeft: () => act('turnedLeft'),
      turnRight: () => act('turnedRight'),
    }
  }, [])

  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}

async function chosen(props: RobotMazeProps, place: Element | null) {
  const options = parseOptionProps(props)
  const code = options.lang ?? (place ? detectPageLanguage(place) : 'en')
  return { options, language: await importLanguage(code) }
}

function tell(props: RobotMazeProps, message: MazeMessage): void {
  switch (message.name) {
    case 'maze-ready':
      return props.onReady?.({ version, ...message.detail })
    case 'maze-move':
      return props.onMove?.({ version, ...message.detail })
    case 'maze-outcome':
      return props.onOutcome?.({ version, ...message.detail })
    case 'maze-resize':
      return props.onResize?.({ version, ...message.detail })
  }
}

/** Loads a language, which is a chunk of the container. @returns nothing for English, which is built in */
async function importLanguage(code: LanguageCode): Promise<Language | undefined> {
  if (code === 'en') return undefined
  const { hindi } = await import(/* webpackChunkName: "hindi" */ '../../maze/hindi.ts')
  return hindi
}
