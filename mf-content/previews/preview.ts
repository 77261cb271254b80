import type { PageFacts } from '@kutuhal/contract'
import { asset } from '../asset.ts'

/** The picture of a page for link previews; `npm run previews` draws it from what the page shows. */
export const preview = (name: string): string => asset(`previews/${name}.jpg`)

/** The facts of a page that is nothing but a picture and a text. */
export const pictured = (name: string) => (): PageFacts => ({ picture: preview(name) })
