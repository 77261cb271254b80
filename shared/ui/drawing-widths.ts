/** Pixels per pixel of a drawing's own size, for each rendered file (`npm run lab -- drawings`). */
const SCALES = [0.5, 1, 1.5, 2]

/** @returns the widths, px, of the files of a drawing with this width */
export const drawingWidths = (width: number): readonly number[] => SCALES.map(scale => scale * width)
