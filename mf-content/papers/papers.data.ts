import { statSync } from 'node:fs'

const { size } = statSync(new URL('../public/papers/labs-for-schools.pdf', import.meta.url))

/** The size of the PDF in KB, which links to it show. */
export const pdfSize = Math.ceil(size / 1000)
