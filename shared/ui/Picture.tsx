import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { listDrawingWidths } from './drawing-widths.ts'

interface Props extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet'> {
  /** The address of the picture's files without `-<width>.<format>`. */
  readonly file: string
  readonly alt: string
  /** The intrinsic width and height in px, which reserve the picture's space. */
  readonly width: number
  readonly height: number
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The widths of the picture's files in px; by default those of a drawing. */
  readonly widths?: readonly number[]
}

/** A picture in the best format that the browser knows, in a file no larger than needed. */
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
 * Makes phones load pictures with about two image pixels per CSS pixel: with three, the picture looks the
 * same and has twice as many bytes.
 * @param sizes a `sizes` attribute, whose last entry applies to phones
 */
function thrifty(sizes: string): string {
  const last = sizes.slice(sizes.lastIndexOf(',') + 1).trim()
  return `${sizes.slice(0, -last.length)}(min-resolution: 2.5dppx) calc(${last} * 0.6), ${last}`
}

// The `picture` element has no box of its own, so that the `img` in it is laid out like an `img` alone.
const noBox = css({ display: 'contents', '& > source': { display: 'none' } })
