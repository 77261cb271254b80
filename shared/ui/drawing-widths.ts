/** Of the files of a drawing (`npm run lab -- drawings`). */
const SCALES = [0.5, 1, 1.5, 2]

/** In px. */
export const listDrawingWidths = (width: number): readonly number[] => SCALES.map(scale => scale * width)
