import { assetUrl } from '@kutuhal/contract'

/** The address of a file in this app's `public/` folder. */
export const asset = (path: string): string => assetUrl(__RELEASE__, path)
