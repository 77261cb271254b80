import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'

export const publicFileUrl = (path: string): string => getPublicFileUrl(__RELEASE__, path)
