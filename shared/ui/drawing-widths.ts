/** The scales at which a drawing is rendered to files (`npm run lab -- drawings`). */
const SCALES = [0.5, 1, 1.5, 2]

/** The widths of a drawing's files, in px. @param width of the drawing itself */
export const listDrawingWidths = (width: number): readonly number[] => SCALES.map(scale => scale * width)
