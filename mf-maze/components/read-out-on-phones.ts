import { tabletQuery } from '@kutuhal/ui/styles.ts'

/** Hides a text on phones, where space is short, except from screen readers. */
export const readOutOnPhones = {
  position: 'absolute',
  width: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [tabletQuery]: { position: 'static', width: 'auto', overflow: 'visible', clipPath: 'none' },
} as const
