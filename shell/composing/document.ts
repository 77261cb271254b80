import { escapeHtml } from '@kutuhal/contract'
import type { Composition, DocumentInput } from '@kutuhal/contract/composition.ts'
import base from '@kutuhal/ui/base.css'
import elements from '@kutuhal/ui/elements.css'
import darkTokens from '@kutuhal/ui/tokens-dark.css'
import tokens from '@kutuhal/ui/tokens.css'
import type { Graph } from 'schema-dts'
import { asset } from '../asset.ts'
import { AS_THE_SYSTEM, DARK_ONLY } from '../bootstrap/colour-scheme.ts'
import { deferredImagesStyle } from '../bootstrap/defer-images.ts'
import { deferredLayoutStyle } from '../bootstrap/defer-layout.ts'
import { COMPOSED_STYLES, COMPOSITION_ID, SCRIPTS_ID, TYPEFACES_ID } from '../document-data.ts'
import { documentComposition } from './document-composition.ts'
import { fontFaces, fontPreloads } from './font-faces.ts'
import { isElsewhere, securityPolicy, startingPolicy } from './security-policy.ts'

interface DocumentParts extends DocumentInput {
  /** Of the page, as in `lang` attributes. */
  readonly language: string
  readonly title: string
  readonly description: string
  /** Tags for those who link to the page; absent for a document that nobody should. */
  readonly discovery?: string
  /** What the page shows in the words of schema.org. */
  readonly structuredData?: Graph
  /** Tags that ask for the pictures that are seen first. They are chosen by the width of the window: behind what says how wide that is. */
  readonly preloads: string
  /** The rules of the page's own styles. */
  readonly styles: string
  readonly body: string
}

/**
 * The HTML around a page. Text and pictures paint from it alone: styles are inline, and of what runs it only names the addresses; the
 * script at its end knows when to fetch them (shell/bootstrap/bootstrap.ts).
 */
export function htmlDocument({
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
  const allStyles = tokens + base + elements + deferredImagesStyle + deferredLayoutStyle + styles
  const typefaces = fontFaces(language)
  const inline = [__INLINE_SCRIPTS__.head, __INLINE_SCRIPTS__.bootstrap]
  const policy = securityPolicy(composition, {
    styles: [darkTokens, allStyles, typefaces],
    scripts: inline,
  })
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(startingPolicy(inline))}">
${preconnect(composition)}<meta name="viewport" content="width=device-width, initial-scale=1">
${preloads}
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${discovery}
<link rel="icon" href="${escapeHtml(asset('favicon.svg'))}" type="image/svg+xml">
<meta name="theme-color" content="#17132e" ${darkOnly}>
<meta name="theme-color" content="#fff9ee">
${fontPreloads(language)}<style ${darkOnly}>${darkTokens}</style>
<style ${COMPOSED_STYLES}>${allStyles}</style>
<style id="${TYPEFACES_ID}">${typefaces}</style>
<script>${__INLINE_SCRIPTS__.head}</script>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${COMPOSITION_ID}">${jsonForHtml(documentComposition(composition))}</script>
${structuredData ? `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>\n` : ''}<script type="application/json" id="${SCRIPTS_ID}">${jsonForHtml(scripts)}</script>
<script>${__INLINE_SCRIPTS__.bootstrap}</script>
</body>
</html>
`
}

/** On what holds in the dark scheme only. A visitor's own choice changes the condition (shell/bootstrap/colour-scheme.ts). */
const darkOnly = `class="${DARK_ONLY}" media="${AS_THE_SYSTEM}"`

/** The page's pictures come from its remote, which may have an origin of its own: connected to before the first of them is read of. */
function preconnect({ page, remotes }: Composition): string {
  const base = page && remotes[page.remote]?.base
  return base && isElsewhere(base)
    ? `<link rel="preconnect" href="${escapeHtml(new URL(base).origin)}">\n`
    : ''
}

/** JSON that no text in it can break out of. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
