import { escapeHtml, site } from '@kutuhal/contract'
import { designTokenStyles, typefaceStyles, logoDataUrl, faviconDataUrl } from '../brand-styles.ts'
import type { LinkPreviewContent } from './read-page.ts'

/** 1200 by 630 px: words on the left, drawing on the right, logo below. */
export function createLinkPreviewHtml({
  words,
  above,
  art,
  isOnGround,
}: Omit<LinkPreviewContent, 'file'>): string {
  return `<!doctype html><style>${styles}</style>
<div class="words">
${above === '' ? '' : `<p class="above">${escapeHtml(above)}</p>`}
<h1>${escapeHtml(words)}</h1>
</div>
<p class="brand"><img src="${logoDataUrl}" alt="">${escapeHtml(site.brand)}</p>
<img class="art${isOnGround ? ' on-ground' : ''}" src="${escapeHtml(art ?? faviconDataUrl)}" alt="">`
}

/** Runs in the page: makes letters as large as fits, and aligns wide pictures to the right. */
export function fitPreviewText(): void {
  const title = document.querySelector('h1')
  const space = title?.parentElement
  for (let size = 88; title && space && size > 32; size -= 2) {
    title.style.fontSize = `${size}px`
    if (space.scrollHeight <= space.clientHeight && space.scrollWidth <= space.clientWidth) break
  }
  const art = document.querySelector<HTMLImageElement>('.art')
  // Wide pictures come from the site's videos, whose main subject is on the right.
  if (art && art.naturalWidth / art.naturalHeight > 1.7) art.style.objectPosition = '100%'
}

const styles = `
${designTokenStyles}${typefaceStyles}
body { box-sizing: border-box; width: 1200px; height: 630px; margin: 0; padding: 64px; overflow: hidden; position: relative;
  background: var(--color-sand); color: var(--color-ink); font-family: 'Baloo 2 Variable' }
.words { width: 500px; height: 400px; display: flex; flex-direction: column; justify-content: center }
h1 { margin: 0; font-weight: 700; line-height: 1.08; text-wrap: balance; overflow-wrap: break-word }
.above { align-self: start; margin: 0 0 20px; padding: 2px 18px; border-radius: 99px; font: 650 24px/1.6 'Figtree Variable';
  background: var(--color-ink); color: var(--color-paper) }
.brand { position: absolute; left: 64px; bottom: 52px; margin: 0; display: flex; align-items: center; gap: 14px;
  font-size: 44px; font-weight: 800; line-height: 1 }
.brand img { width: 64px }
.art { position: absolute; right: 64px; top: 64px; width: 524px; height: 502px; object-fit: cover; box-sizing: border-box;
  border: 3px solid var(--color-ink); border-radius: 28px; background: var(--color-vermilion); box-shadow: 10px 10px 0 var(--color-marigold) }
.on-ground { object-fit: contain; padding: 24px; background: var(--color-paper) }
`
