import { statSync } from 'node:fs'

const { size } = statSync(new URL('../public/papers/labs-for-schools.pdf', import.meta.url))

/** In KB. */
export const pdfSize = Math.ceil(size / 1000)
