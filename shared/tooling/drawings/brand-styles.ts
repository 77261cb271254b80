/** For pages that are captured as pictures or printed without a server. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(path.resolve(projectRoot, file)).toString('base64')}`
}

export const logoDataUrl = dataUrl('shared/ui/brand/mark.svg', 'image/svg+xml')
export const faviconDataUrl = dataUrl('shared/ui/brand/favicon.svg', 'image/svg+xml')

const { resolve } = createRequire(import.meta.url)
/** @param file path within the font packages */
export const resolveTypefaceFile = (file: string): string => resolve(`@fontsource-variable/${file}`)
const typeface = (file: string): string => dataUrl(resolveTypefaceFile(file), 'font/woff2')

/** With the logo as `var(--mark)`. */
export const designTokenStyles = `
${readFileSync(path.join(projectRoot, 'shared/ui/styles/tokens.css'), 'utf8')}
:root { --mark: url(${logoDataUrl}) }
`

export const typefaceStyles = `
@font-face { font-family: 'Baloo 2 Variable'; src: url(${typeface('baloo-2/files/baloo-2-latin-wght-normal.woff2')}); font-weight: 400 800 }
@font-face { font-family: 'Baloo 2 Variable'; src: url(${typeface('baloo-2/files/baloo-2-devanagari-wght-normal.woff2')}); font-weight: 400 800; unicode-range: U+900-97F }
@font-face { font-family: 'Baloo 2 Variable'; src: url(${typeface('noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2')}); font-weight: 400 800; unicode-range: U+A80-AFF }
@font-face { font-family: 'Figtree Variable'; src: url(${typeface('figtree/files/figtree-latin-wght-normal.woff2')}); font-weight: 300 900 }
`
