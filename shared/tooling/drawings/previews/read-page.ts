import type { Locator, Page } from 'playwright'

export interface LinkPreviewContent {
  /** Name of the app, and path below its `public/`, from the page's `og:image`. */
  readonly file: string
  readonly words: string
  /** The list that the page's item, such as an article, belongs to; empty for other pages. */
  readonly above: string
  /** By default the logo. */
  readonly art: string | undefined
  /** The picture shows the page's background around the drawing, so it must not be cropped. */
  readonly isOnGround: boolean
}

/** Smaller pictures are icons; px. */
const LARGE = 200

export async function readLinkPreviewContent(page: Page, url: string): Promise<LinkPreviewContent> {
  await page.goto(url)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const [, app, file] = /\/apps\/([^/]+)\/(?:_\/)?[^/]+\/(.+)$/.exec(picture ?? '') ?? []
  if (app === undefined || file === undefined)
    throw new Error(`${url} names no picture of a release: ${picture}. See PageFacts in shared/contract.`)
  const isItem = new URL(url).pathname.split('/').length > 2
  const list = page
    .locator('header nav a, footer a')
    .and(page.locator(`[href="/${new URL(url).pathname.split('/')[1]}"]`))
  return {
    file: `${app}/${file}`,
    words: (await page.locator('h1').innerText()).replace(/\s+/g, ' '),
    above: isItem && (await list.count()) > 0 ? await list.first().innerText() : '',
    art: await largePicture(page.locator('main')),
    isOnGround:
      (await page.locator('main h1').locator('xpath=../following-sibling::picture/img[@alt=""]').count()) > 0,
  }
}

async function largePicture(main: Locator): Promise<string | undefined> {
  for (const found of await main.locator('img, svg').all()) {
    const box = await found.boundingBox()
    if (!box || box.width < LARGE || box.height < LARGE) continue
    const isImage = await found.evaluate(element => element.tagName === 'IMG')
    if (isImage)
      return found.evaluate(element => new URL(element.getAttribute('src') ?? '', document.baseURI).href)
    // The colours of an SVG come from the page's styles.
    const png = await found.screenshot({ omitBackground: true })
    return `data:image/png;base64,${png.toString('base64')}`
  }
  return undefined
}
