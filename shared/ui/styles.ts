/** The styles that apps share. Each has a file of its own, so that a bundle holds only what it uses. */
export * from './styles/breakpoints.ts'
export * from './styles/button-styles.ts'
export * from './styles/card-style.ts'
export * from './styles/eyebrow-style.ts'
export * from './styles/field-styles.ts'
export * from './styles/ink-line.ts'
export * from './styles/on-paper.ts'
export * from './styles/screen-only.ts'
