/**
 * The game on a partner's page, which robot-maze.js loads. Written for React, which the build replaces with a
 * compatible runtime of a tenth of its size (shared/tooling/build/webpack/embed-config.ts).
 */
import { CacheProvider } from '@emotion/react'
import { createRoot, type Root } from 'react-dom/client'
import type { Level } from '../../maze/level.ts'
import { gameReducer, createNewGame, type GameEvent } from '../../maze/game.ts'
import { findLevel } from '../../maze/boards.ts'
import { firstLevel } from '../../maze/parse-level.ts'
import { playSounds, chooseSounds } from '../../maze/sounds.ts'
import { createSay, SayContext } from '../../words/say.ts'
import { warnOnce } from '../warnings.ts'
import { createAdoptedStyles, type AdoptedStyles } from '../look/adopted-styles.ts'
import { EmbeddedMaze } from '../look/EmbeddedMaze.tsx'
import type { GameMountOptions, MountedGame } from '../mounted-game.ts'
import { deriveMazeMessages, getPositionDetails } from '../messages.ts'
import type { MazeOptions } from '../options/options.ts'
import {
  chooseTextColour,
  detectPageTheme,
  findPageAccent,
  parseCssColour,
  resolveColour,
  watchPageAppearance,
} from '../look/colours.ts'

let styles: AdoptedStyles | undefined

export function createGame({
  host,
  root,
  options: firstOptions,
  translation: firstTranslation,
  tell,
}: GameMountOptions): MountedGame {
  const { sheet, cache } = (styles ??= createAdoptedStyles(visitorsTextSize(root)))
  const element = document.createElement('div')
  element.className = 'maze'
  element.dir = 'ltr'
  let options = firstOptions
  let translation = firstTranslation
  let game = createNewGame(levelOf(options))
  let renderer: Root | undefined
  let stopWatching: (() => void) | undefined

  const sizes = new ResizeObserver(() => {
    const { width, height } = host.getBoundingClientRect()
    tell({ name: 'maze-resize', detail: { width: Math.round(width), height: Math.round(height) } })
  })

  function render(): void {
    // Set the maze's language on its element, because it may differ from the language of the page.
    element.lang = translation?.language ?? 'en'
    renderer?.render(
      <CacheProvider value={cache}>
        <SayContext value={createSay(translation)}>
          <EmbeddedMaze game={game} options={options} onEvent={act} />
        </SayContext>
      </CacheProvider>,
    )
  }

  function act(event: GameEvent): void {
    const before = game
    game = gameReducer(before, event)
    if (game === before) return
    render()
    if (options.hasSound) playSounds(chooseSounds(before.maze, game.maze))
    deriveMazeMessages(before.maze, game.maze, createSay(translation)).forEach(tell)
  }

  const showTheme = () => applyTheme(element, host, options)

  return {
    act,
    choose(chosen, chosenTranslation) {
      const isOtherBoard = chosen.board !== options.board
      options = chosen
      translation = chosenTranslation
      if (isOtherBoard) game = gameReducer(game, { type: 'levelChosen', level: levelOf(options) })
      if (!renderer) return
      showTheme()
      render()
    },
    start() {
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
      root.replaceChildren(element)
      showTheme()
      renderer = createRoot(element)
      render()
      stopWatching = watchPageAppearance(host, showTheme)
      tell({ name: 'maze-ready', detail: getPositionDetails(game.maze) })
      sizes.observe(element)
    },
    stop() {
      sizes.disconnect()
      stopWatching?.()
      renderer?.unmount()
      renderer = undefined
    },
  }
}

/** The level that the option `board` names. If the board cannot be won, warns and returns the first board. */
function levelOf({ board }: MazeOptions): Level {
  if (board === undefined) return firstLevel
  const level = findLevel(board)
  if (!level)
    warnOnce(`board="${board}" is no board that can be won, so the maze uses its first one.`, 'board')
  return level ?? firstLevel
}

/** The text size from the browser's settings, independent of the page's styles; px. */
function visitorsTextSize(root: ShadowRoot): number {
  const probe = document.createElement('span')
  probe.style.all = 'initial'
  root.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size || 16
}

/** @param host the custom element, whose surroundings decide the theme `auto` */
function applyTheme(maze: HTMLElement, host: Element, { theme, accent }: MazeOptions): void {
  const shown = theme === 'auto' ? detectPageTheme(host) : theme
  maze.classList.toggle('dark', shown === 'dark')

  const chosen = accent ?? findPageAccent(host)
  // Set only the resolved colour: the option's text could contain an address, which browsers would then load.
  const resolved = chosen === undefined ? undefined : resolveColour(host, chosen)
  const color = resolved === undefined ? undefined : parseCssColour(host, resolved)
  for (const property of accentProperties) maze.style.removeProperty(property)
  if (resolved === undefined || !color) return
  const words = chooseTextColour(color)
  const [fill, hover, onFill] = accentProperties
  maze.style.setProperty(fill, resolved)
  maze.style.setProperty(
    hover,
    `color-mix(in srgb, ${resolved} 82%, ${words === 'white' ? 'black' : 'white'})`,
  )
  maze.style.setProperty(onFill, words === 'white' ? '#ffffff' : '#1f1a3d')
}

const accentProperties = ['--color-vermilion', '--color-vermilion-dark', '--color-on-vermilion'] as const
