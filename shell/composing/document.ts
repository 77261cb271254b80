import { escapeHtml } from '@kutuhal/contract'
import type { DocumentInput } from '@kutuhal/contract/composition.ts'
import { writeDocument, writeJsonForHtml } from '@kutuhal/contract/document.ts'
import base from '@kutuhal/ui/styles/base.css'
import elements from '@kutuhal/ui/styles/elements.css'
import darkTokens from '@kutuhal/ui/styles/tokens-dark.css'
import tokens from '@kutuhal/ui/styles/tokens.css'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import type { Graph } from 'schema-dts'
import { SYSTEM_SCHEME_QUERY, DARK_ONLY_CLASS } from '../bootstrap/colour-scheme.ts'
import { firstViewStyle } from '../bootstrap/first-view.ts'
import { COMPOSED_STYLES_ATTRIBUTE, selectDocumentPins, TYPEFACES_ELEMENT_ID } from '../document-data.ts'
import { MOBILE_MENU_ID } from '../layout/menus.tsx'
import { getLayoutWords, WORDS_ELEMENT_ID } from '../layout/translate.ts'
import { renderFontFaces, renderFontPreloads, renderStandIns } from './font-faces.ts'
import { createContentSecurityPolicy, createBootstrapSecurityPolicy } from './security-policy.ts'
import { windowColours } from './window-colours.ts'

interface RenderedPage extends DocumentInput {
  readonly language: string
  readonly title: string
  readonly description: string
  /** If absent, the document asks search engines not to index it. */
  readonly discovery?: string
  readonly structuredData?: Graph
  /** Of the first pictures. Their widths depend on the window, so they follow the viewport tag. */
  readonly preloads: string
  readonly styles: string
  readonly body: string
}

/**
 * Styles are inline, so text and pictures show without other files. The script at the end decides when to
 * fetch the other scripts (shell/bootstrap/bootstrap.ts).
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
}: RenderedPage): string {
  const words = getLayoutWords()
  const dark = shortened(darkTokens)
  const allStyles = shortened(tokens + base + renderStandIns(language) + elements + firstViewStyle + styles)
  const typefaces = renderFontFaces(language)
  const inline = [__INLINE_SCRIPTS__.head, __INLINE_SCRIPTS__.bootstrap]
  const policy = createContentSecurityPolicy(composition, {
    styles: [dark, allStyles, typefaces],
    scripts: inline,
  })
  return writeDocument({
    language: escapeHtml(language),
    policies: [policy, createBootstrapSecurityPolicy(inline)]
      .map(text => `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(text)}">\n`)
      .join(''),
    head: `${preloads}
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${discovery}
<link rel="icon" href="${escapeHtml(getPublicFileUrl(__RELEASE__, 'favicon.svg'))}" type="image/svg+xml">
${firstFrameWithHeader}<meta name="theme-color" content="${windowColours.dark}" ${darkOnly}>
<meta name="theme-color" content="${windowColours.light}">
${renderFontPreloads(language)}<style ${darkOnly}>${dark}</style>
<style id="${TYPEFACES_ELEMENT_ID}">${typefaces}</style>
<script>${__INLINE_SCRIPTS__.head}</script>
<style ${COMPOSED_STYLES_ATTRIBUTE}>${allStyles}</style>
`,
    body,
    pins: writeJsonForHtml(selectDocumentPins(composition)),
    structuredData:
      (structuredData ? writeJsonElement('type="application/ld+json"', structuredData) : '') +
      (words ? writeJsonElement(`type="application/json" id="${WORDS_ELEMENT_ID}"`, words) : ''),
    scripts: writeJsonForHtml(scripts),
    bootstrap: __INLINE_SCRIPTS__.bootstrap,
  })
}

const writeJsonElement = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${writeJsonForHtml(value)}</script>\n`

/** Chromium would render an empty frame before the body's start is read, 50 ms of a slow phone's time. */
const firstFrameWithHeader = `<link rel="expect" href="#${MOBILE_MENU_ID}" blocking="render">\n`

/** If a visitor chooses a scheme, bootstrap/colour-scheme.ts changes the `media` of these elements. */
const darkOnly = `class="${DARK_ONLY_CLASS}" media="${SYSTEM_SCHEME_QUERY}"`

/** Some blanks, a rule's last semicolon, the 0 of 0.5. Quoted text is a group, which stays. */
const NEEDLESS = /("[^"]*"|'[^']*')|(?<=[,:/]) | (?=\/)|;(?=\})|(?<![\w.])0(?=\.\d)/g

function shortened(css: string): string {
  return css.replace(NEEDLESS, (_, quoted: string = '') => quoted)
}
