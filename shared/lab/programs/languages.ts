/** `npm run lab -- languages` lists every page of the working tree with the languages that it exists in. */
import { getTranslatedPath, isLanguageCode, languages } from '@kutuhal/contract/languages.ts'
import { composeWorkingTreeSite } from '@kutuhal/testing/releases/working-tree-site.ts'

const codes = Object.keys(languages).filter(isLanguageCode)
const paths = new Set(composeWorkingTreeSite().pages.map(({ path }) => path))

for (const path of [...paths].sort()) {
  if (codes.some(code => path.startsWith(`/${code}/`))) continue
  const found = codes.map(code => (paths.has(getTranslatedPath(path, code)) ? code : '--'))
  console.log(`${found.join(' ')}  ${path}`)
}
