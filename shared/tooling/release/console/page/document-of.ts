import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ConsolePage, type PageProps } from './ConsolePage.tsx'

/** The console's page as a document; what texts of others hold is text in it, never markup. */
export const documentOf = (props: PageProps): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(ConsolePage, props))}`
