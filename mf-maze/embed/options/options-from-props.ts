import { parseOptions, type OptionName, type MazeOptions } from './options.ts'
import type { RobotMazeProps } from '../public/robot-maze-remote.d.ts'
import { warnOnce } from '../warnings.ts'

/** Parses React properties as if they were attributes, because JavaScript may pass anything. */
export function parseOptionProps(props: RobotMazeProps): MazeOptions {
  const { theme, accent, lang, sound, resetLabel, headingLevel, board } = props
  const given: Readonly<Record<OptionName, unknown>> = {
    theme,
    accent,
    lang,
    sound,
    'reset-label': resetLabel,
    'heading-level': headingLevel,
    board,
  }
  const { options, complaints } = parseOptions(
    name => {
      const value = given[name] ?? null
      return value === null || typeof value === 'string' ? value : JSON.stringify(value)
    },
    text => CSS.supports('color', text),
  )
  for (const { name, text } of complaints) warnOnce(`<RobotMaze>: ${text}`, name)
  return options
}
