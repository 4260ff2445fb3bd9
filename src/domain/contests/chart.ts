/** The size of a drawing, in its own units. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Space above and below the lines, so that a thick line is not cut. */
const MARGIN = 6

/**
 * Returns the points of a line chart as an SVG attribute: values from left to right, 0 at the foot
 * and `most` at the top. A single value is drawn as a level line.
 */
export function linePoints(values: readonly number[], most: number, { width, height }: Size): string {
  const drawn = values.length === 1 ? [...values, ...values] : values
  const step = width / Math.max(1, drawn.length - 1)
  const scale = (height - 2 * MARGIN) / Math.max(1, most)
  return drawn
    .map(
      (value, index) =>
        `${Math.round(index * step)},${Math.round((height - MARGIN - Math.max(0, value) * scale) * 10) / 10}`,
    )
    .join(' ')
}
