import { testTranslations } from '@kutuhal/testing/translations.ts'
import { english } from './english.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'
import hashes from './english-hashes.json'

testTranslations({
  english,
  translated: { Hindi: hindi, Gujarati: gujarati },
  hashes,
  isOwn: /^(language|untranslated|translated|newsletter)\b/,
  latin: /asha@example\.com|example\.com|OpenStreetMap/g,
})
