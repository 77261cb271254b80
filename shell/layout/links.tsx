import { css } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import type { ComponentPropsWithRef } from 'react'
import { SITE_LANGUAGE } from '../routes.ts'
import type { NavigationItem } from './link-lists.ts'
import { findTranslation, translate } from './translate.ts'

interface LayoutLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly item: NavigationItem
}

/** Leads to the page in the document's language, or says that it exists in English only. */
export function LayoutLink({ item: { name, path }, ...rest }: LayoutLinkProps) {
  const translation = findTranslation(path)
  return (
    <a href={translation ?? path} hrefLang={translation ? undefined : SITE_LANGUAGE} {...rest}>
      {translate(name)}
      {!translation && <small css={note}> {translate('(English)')}</small>}
    </a>
  )
}

export function NavigationLink({ item, ...rest }: LayoutLinkProps) {
  const { path } = useNavigation().location
  return <LayoutLink item={item} aria-current={getAriaCurrent(item.path, path)} {...rest} />
}

const note = css({
  fontSize: '0.85em',
  fontWeight: 400,
  // Below the name, for which a wide header has just enough room.
  'header nav:not([popover]) > ul > li > a > &': { position: 'absolute', marginTop: '2.3rem' },
})

/** The mark is a line, because forced colours remove backgrounds. */
export const currentPageStyle = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})

/** Also marks the list that the current page belongs to. Both paths must be in canonical form. */
export function getAriaCurrent(english: string, currentPath: string): 'page' | 'true' | undefined {
  const path = findTranslation(english) ?? english
  if (path === currentPath) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
