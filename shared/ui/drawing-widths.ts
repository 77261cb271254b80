/** Drawings are rendered at so many pixels to each pixel of their own size (`npm run lab -- drawings`). */
const SCALES = [0.5, 1, 1.5, 2]

/** @returns the widths, px, at which a drawing of this width is there */
export const drawingWidths = (width: number): readonly number[] => SCALES.map(scale => scale * width)
