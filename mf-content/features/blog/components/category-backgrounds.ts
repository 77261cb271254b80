import { css, type SerializedStyles } from '@emotion/react'
import type { Category } from '../posts.ts'

const tint = (color: string) => css({ '--tint': color })

/** The background colour of each category, as the CSS variable `--tint`. */
export const categoryBackgroundStyles: Readonly<Record<Category, SerializedStyles>> = {
  Robotics: tint('var(--color-marigold-pale)'),
  Education: tint('var(--color-mint)'),
  Competitions: tint('var(--color-rose)'),
  Programming: tint('var(--color-sky)'),
  'AI in Education': tint('var(--color-sand)'),
}
