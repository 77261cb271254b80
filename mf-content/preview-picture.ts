import { publicFileUrl } from './asset.ts'

/** A page's picture for link previews. `npm run lab -- previews` draws the picture from the page. */
export const getPreviewPictureUrl = (name: string): string => publicFileUrl(`previews/${name}.jpg`)
