import { escapeHtml, site } from '@kutuhal/contract'
import type { DocumentInput } from '@kutuhal/contract/composition.ts'
import base from '@kutuhal/ui/base.css'
import tokens from '@kutuhal/ui/tokens.css'
import { asset } from './asset.ts'
import { COMPOSITION_ID } from './composition.ts'
import { fontFace } from './font.ts'

interface DocumentParts extends DocumentInput {
  readonly title: string
  readonly description: string
  /** Path of the page as search engines should know it; absent for pages they should not. */
  readonly canonicalPath?: string
  /** Tags for the head, e.g. the styles of the page. */
  readonly head: string
  readonly body: string
}

/**
 * The HTML around a page. Text and the hero picture paint from it alone: styles are inline, and everything that runs is asked
 * for at the end, in one wave and at low priority.
 */
export function htmlDocument({
  title,
  description,
  canonicalPath,
  head,
  body,
  composition,
  scripts,
}: DocumentParts): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${canonicalPath === undefined ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(site.url + canonicalPath)}">`}
<link rel="icon" href="${escapeHtml(asset('favicon.svg'))}" type="image/svg+xml">
<meta name="theme-color" content="#fff9ee">
<style>${minified(tokens + base + fontFace())}</style>
${head}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${COMPOSITION_ID}">${jsonForHtml(composition)}</script>
${scripts.preloaded.map(preload).join('\n')}
${scripts.initial.map(script).join('\n')}
</body>
</html>
`
}

function script(url: string): string {
  return `<script src="${escapeHtml(url)}" defer crossorigin fetchpriority="low"></script>`
}

function preload(url: string): string {
  return `<link rel="preload" as="script" href="${escapeHtml(url)}" crossorigin fetchpriority="low">`
}

/** JSON that no text in it can break out of. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Enough for our own two style sheets: comments and needless white space go. */
function minified(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/\s+/g, ' ')
    .replaceAll(';}', '}')
}
