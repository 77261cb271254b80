import { css } from '@emotion/react'
import { markup, site, type SanitisedHtml } from '@kutuhal/contract'
import { useMemo } from 'react'

/** Articles, posts and legal pages. */
export function Prose({ html: { sanitisedHtml } }: { readonly html: SanitisedHtml }) {
  const inner = useMemo(() => markup({ sanitisedHtml }), [sanitisedHtml])
  return <div css={prose} dangerouslySetInnerHTML={inner} />
}

const prose = css({
  maxWidth: 'var(--width-text)',
  fontSize: 'var(--text-l)',
  '& > * + *': { marginTop: 'var(--space-4)' },
  '& h2': { marginTop: 'var(--space-7)', fontSize: 'var(--text-xl)' },
  '& h3': { marginTop: 'var(--space-5)', fontSize: 'var(--text-l)' },
  '& li + li': { marginTop: 'var(--space-2)' },
  '& blockquote': {
    paddingLeft: 'var(--space-4)',
    borderLeft: '4px solid var(--color-marigold)',
    fontStyle: 'italic',
  },
  // A shadow at the right edge shows that the content scrolls. The first gradient covers it at the end.
  '& table, & pre': {
    overflowX: 'auto',
    background:
      'linear-gradient(to left, var(--ground) 40%, transparent) right / 2.5rem 100% no-repeat local, linear-gradient(to left, var(--edge), transparent) right / 2rem 100% no-repeat var(--ground)',
  },
  '& table': {
    display: 'block',
    '--ground': 'var(--color-paper)',
    '--edge': 'var(--color-line)',
    // The table can scroll, so words stay whole.
    overflowWrap: 'break-word',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-m)',
  },
  '& th, & td': {
    // Narrow on a phone, so that most tables fit without scrolling.
    padding: 'var(--space-2) min(var(--space-3), 1.4vw)',
    border: '1px solid var(--color-line)',
    textAlign: 'left',
  },
  '& caption': { paddingBottom: 'var(--space-2)', fontWeight: 650, textAlign: 'left' },
  '& thead th': { background: 'var(--color-sand)' },
  '& code': { fontFamily: 'var(--font-code)', fontSize: '0.88em' },
  '& pre': {
    padding: 'var(--space-4) min(var(--space-4), 3vw)',
    borderRadius: 'var(--radius-m)',
    '--ground': 'var(--color-ink)',
    '--edge': 'var(--color-ink-soft)',
    color: 'var(--color-paper)',
    fontSize: 'var(--text-m)',
  },
  '@media print': {
    // On paper a link is useless without its URL.
    '& a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    '& a[href^="/"]::after': { content: `" (${site.url}" attr(href) ")"` },
    '& pre': { border: '1px solid', background: 'none', color: 'inherit', whiteSpace: 'pre-wrap' },
    '& pre, & tr, & blockquote': { breakInside: 'avoid' },
    '& table': { display: 'table' },
  },
})
