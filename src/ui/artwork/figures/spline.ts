/** A spot that a curve passes: x and y, or any other two values. */
export type Spot = readonly [number, number]

/** A smooth curve through spots (Catmull-Rom), from the first at u = 0 to the last at u = 1. */
export function through(spots: readonly Spot[], u: number): Spot {
  const pieces = spots.length - 1
  const i = Math.min(pieces - 1, Math.floor(u * pieces))
  const k = u * pieces - i
  const spot = (at: number): Spot => spots[Math.max(0, Math.min(pieces, at))] ?? [0, 0]
  const [a, b, c, d] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)]
  const mix = (n: 0 | 1) =>
    0.5 *
    (2 * b[n] +
      (c[n] - a[n]) * k +
      (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * k * k +
      (3 * b[n] - a[n] - 3 * c[n] + d[n]) * k * k * k)
  return [mix(0), mix(1)]
}
