import type { Drawing } from './drawings.ts'

/**
 * Lines waver, and the paper shows through. Done in advance, since a phone would need more time for a filter
 * than for loading a picture.
 * @returns the drawing as SVG, at the same size
 */
export function addPrintEffect({ svg, width, height }: Pick<Drawing, 'svg' | 'width' | 'height'>): string {
  const opened = svg.replace(
    /^<svg [^>]*>/,
    start => `${start}${filter(width, height)}<g filter="url(#finish)">`,
  )
  return opened.replace(/<\/svg>\s*$/, '</g></svg>\n')
}

/** All lengths are in the drawing's own units. */
const filter = (width: number, height: number): string => `
<filter id="finish" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="3" result="tremor"/>
  <feDisplacementMap in="SourceGraphic" in2="tremor" scale="4" xChannelSelector="R" yChannelSelector="G" result="ink"/>
  <feTurbulence type="fractalNoise" baseFrequency="0.35" numOctaves="2" seed="8"/>
  <feColorMatrix values="0 0 0 0 1  0 0 0 0 0.97  0 0 0 0 0.9  0 0 0 4 -2.1" result="fibres"/>
  <feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="3" seed="5"/>
  <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 2.4 -1.15" result="pressure"/>
  <feComposite in="fibres" in2="pressure" operator="arithmetic" k1="0.22" k2="0.03"/>
  <feComposite in2="ink" operator="in" result="paper"/>
  <feMerge><feMergeNode in="ink"/><feMergeNode in="paper"/></feMerge>
</filter>`
