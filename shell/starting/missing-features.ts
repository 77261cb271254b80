import type { Feature } from '@kutuhal/contract/composition.ts'

/** What a browser of the support table may lack, and whether this one does. A lack has scripts that run before the shell's. */
const isMissing: Readonly<Record<Feature, () => boolean>> = {
  popover: () => !('popover' in HTMLElement.prototype),
}

/** Whether this browser lacks a feature. */
export function lacks(feature: Feature): boolean {
  return isMissing[feature]()
}
