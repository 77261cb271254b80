import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { listDrawingWidths } from './drawing-widths.ts'

interface Props extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet'> {
  /** Without `-<width>.<format>`. */
  readonly file: string
  readonly alt: string
  /** In px; they reserve the picture's space. */
  readonly width: number
  readonly height: number
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** In px; by default those of a drawing. */
  readonly widths?: readonly number[]
}

/** In the best format that the browser knows, in a file no larger than needed. */
export function Picture({ file, alt, sizes, widths, ...rest }: Props) {
  const all = widths ?? listDrawingWidths(rest.width)
  const sources = (format: 'avif' | 'webp') =>
    all.map(width => `${file}-${width}.${format} ${width}w`).join(', ')
  return (
    <picture css={noBox}>
      <source type="image/avif" srcSet={sources('avif')} sizes={thrifty(sizes)} />
      {/* Search engines and link previews only use `src`: the largest. */}
      <img
        src={`${file}-${Math.max(...all)}.webp`}
        srcSet={sources('webp')}
        sizes={thrifty(sizes)}
        alt={alt}
        {...rest}
      />
    </picture>
  )
}

/**
 * About two image pixels per CSS pixel: with three, the picture looks the same and has twice as many bytes.
 * @param sizes its last entry applies to phones
 */
function thrifty(sizes: string): string {
  const last = sizes.slice(sizes.lastIndexOf(',') + 1).trim()
  return `${sizes.slice(0, -last.length)}(min-resolution: 2.5dppx) calc(${last} * 0.6), ${last}`
}

// The `img` is laid out like an `img` alone.
const noBox = css({ display: 'contents', '& > source': { display: 'none' } })
