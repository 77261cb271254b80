import { escapeHtml } from '@kutuhal/contract'
import type { DocumentInput } from '@kutuhal/contract/composition.ts'
import base from '@kutuhal/ui/styles/base.css'
import elements from '@kutuhal/ui/styles/elements.css'
import darkTokens from '@kutuhal/ui/styles/tokens-dark.css'
import tokens from '@kutuhal/ui/styles/tokens.css'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import type { Graph } from 'schema-dts'
import { SYSTEM_SCHEME_QUERY, DARK_ONLY_CLASS } from '../bootstrap/colour-scheme.ts'
import {
  COMPOSED_STYLES_ATTRIBUTE,
  PINS_ELEMENT_ID,
  SCRIPTS_ELEMENT_ID,
  selectDocumentPins,
  TYPEFACES_ELEMENT_ID,
} from '../document-data.ts'
import { renderFontFaces, renderFontPreloads } from './font-faces.ts'
import { createContentSecurityPolicy, createBootstrapSecurityPolicy } from './security-policy.ts'
import { windowColours } from './window-colours.ts'

interface DocumentParts extends DocumentInput {
  /** The page's language, as in a `lang` attribute. */
  readonly language: string
  readonly title: string
  readonly description: string
  /**
   * Tags for search engines, link previews and feed readers. If absent, the document asks search engines not
   * to index it.
   */
  readonly discovery?: string
  /** The page's content in terms of schema.org. */
  readonly structuredData?: Graph
  /** Preloads of the first pictures. Their widths depend on the window, so they follow the viewport tag. */
  readonly preloads: string
  /** The CSS rules of the page. */
  readonly styles: string
  readonly body: string
}

/**
 * The HTML around a page. Its styles are inline, so text and pictures show without other files. The script at
 * its end decides when to fetch the other scripts (shell/bootstrap/bootstrap.ts).
 */
export function renderHtmlDocument({
  language,
  title,
  description,
  discovery = '<meta name="robots" content="noindex">',
  structuredData,
  preloads,
  body,
  composition,
  scripts,
  styles,
}: DocumentParts): string {
  const dark = shortened(darkTokens)
  const allStyles = shortened(tokens + base + elements + styles)
  const typefaces = renderFontFaces(language)
  const inline = [__INLINE_SCRIPTS__.head, __INLINE_SCRIPTS__.bootstrap]
  const policy = createContentSecurityPolicy(composition, {
    styles: [dark, allStyles, typefaces],
    scripts: inline,
  })
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(createBootstrapSecurityPolicy(inline))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${preloads}
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${discovery}
<link rel="icon" href="${escapeHtml(getPublicFileUrl(__RELEASE__, 'favicon.svg'))}" type="image/svg+xml">
<meta name="theme-color" content="${windowColours.dark}" ${darkOnly}>
<meta name="theme-color" content="${windowColours.light}">
${renderFontPreloads(language)}<style ${darkOnly}>${dark}</style>
<style id="${TYPEFACES_ELEMENT_ID}">${typefaces}</style>
<script>${__INLINE_SCRIPTS__.head}</script>
<style ${COMPOSED_STYLES_ATTRIBUTE}>${allStyles}</style>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${PINS_ELEMENT_ID}">${jsonForHtml(selectDocumentPins(composition))}</script>
${structuredData ? `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>\n` : ''}<script type="application/json" id="${SCRIPTS_ELEMENT_ID}">${jsonForHtml(scripts)}</script>
<script>${__INLINE_SCRIPTS__.bootstrap}</script>
</body>
</html>
`
}

/**
 * Attributes for elements of the dark scheme. If a visitor chooses a scheme, bootstrap/colour-scheme.ts
 * changes their `media`.
 */
const darkOnly = `class="${DARK_ONLY_CLASS}" media="${SYSTEM_SCHEME_QUERY}"`

/** Writes JSON in which no text can end the surrounding script element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * Matches parts of CSS that can be left out: some blanks, a rule's last semicolon, the 0 of 0.5. Also matches
 * quoted text, as a group, so that `shortened` can put it back.
 */
const NEEDLESS = /("[^"]*"|'[^']*')|(?<=[,:/]) | (?=\/)|;(?=\})|(?<![\w.])0(?=\.\d)/g

function shortened(css: string): string {
  return css.replace(NEEDLESS, (_, quoted: string = '') => quoted)
}
