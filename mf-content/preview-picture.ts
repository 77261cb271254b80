import { asset } from './asset.ts'

/** A page's picture for link previews. `npm run lab -- previews` draws the picture from the page. */
export const previewPicture = (name: string): string => asset(`previews/${name}.jpg`)
