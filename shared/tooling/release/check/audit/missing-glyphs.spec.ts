import { expect, test } from '@playwright/test'
import { openBrowser } from '../browser/open-browser.ts'
import { findPagesMissingGlyphs } from './missing-glyphs.ts'

/** Letters of Kawi, an old Javanese writing system, in Unicode since 2022. No system typeface has them. */
const KAWI = '\u{11F12}\u{11F13}\u{11F14}\u{11F15}\u{11F16}\u{11F17}'
const GREEK = 'Καλημέρα'

test('Only translations count whose letters are in no typeface of this computer', async () => {
  const browser = await openBrowser(() => false)
  try {
    const pages = [page('/kaw', KAWI, 'kaw'), page('/el', GREEK, 'el'), page('/en', KAWI, undefined)]
    expect([...(await findPagesMissingGlyphs(browser, pages))]).toEqual(['/kaw'])
  } finally {
    await browser.close()
  }
})

function page(path: string, words: string, language: string | undefined) {
  return {
    path,
    route: { path, remote: 'mf-a', page: 'a', ...(language && { translation: { of: '/en', language } }) },
    html: `<main><div data-page=""><p>${words}</p></div></main>`,
  }
}
