import { publicFile } from '@kutuhal/ui/public-file.ts'

/** The address of a file in this app's `public/` folder. */
export const asset = (path: string): string => publicFile(__RELEASE__, path)
