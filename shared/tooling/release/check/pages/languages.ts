import type { HostRoute } from '@kutuhal/contract/composition.ts'

/** Whether a link from one to the other is followed inside the site; to another language the browser itself goes. */
export const inSameLanguage = (one: HostRoute, other: HostRoute): boolean =>
  one.translation?.language === other.translation?.language
