import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'

/** The address of a file in this app's `public/` folder. */
export const getAssetUrl = (path: string): string => getPublicFileUrl(__RELEASE__, path)
