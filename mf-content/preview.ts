import { asset } from './asset.ts'

/** The picture of a page for link previews; `npm run lab -- previews` draws it from what the page shows. */
export const preview = (name: string): string => asset(`previews/${name}.jpg`)
