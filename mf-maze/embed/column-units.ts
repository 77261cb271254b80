/**
 * The site's styles measure a page; on a partner's page the maze has a column of its own. So what the styles measure against
 * the page is measured against the column, and nothing against the partner's root font size, which may be anything.
 * @param css of the site
 * @param rem the visitor's own text size, px
 * @returns the same rules for a tree inside a container
 */
export function inColumn(css: string, rem: number): string {
  return css
    .replace(
      /(?<![\w#.]|[a-z]-)(-?\d*\.?\d+)rem\b/g,
      (_, number: string) => `${round(Number(number) * rem)}px`,
    )
    .replace(/(?<![\w#.]|[a-z]-)(-?\d*\.?\d+)vw\b/g, '$1cqi')
    .replace(/@media\s*\((min|max)-width/g, '@container ($1-width')
}

const round = (number: number): number => Math.round(number * 1000) / 1000
