import { createHash } from 'node:crypto'

/** How long the work below takes on a machine on which all time limits are long enough unchanged, ms. */
const REFERENCE = 20

/** Limits are lengthened so much at most: what hangs has to end on any machine. */
const MAX = 6

/** A fixed piece of work of the kind that tests do: text, objects and hashes on one core. Returns how long it took, ms. */
function work(): number {
  const started = performance.now()
  let text = 'vesper'
  for (let iteration = 0; iteration < 400; iteration += 1) {
    const rows = Array.from({ length: 100 }, (_, row) => ({ row, name: `${text.slice(0, 12)} ${row}` }))
    const sorted = rows.toSorted((a, b) => (a.name < b.name ? 1 : -1))
    text = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
  }
  return performance.now() - started
}

/** The factor by which a machine is slower than the reference: 1 where it is as fast or faster. */
export const slownessOf = (took: number): number => Math.min(MAX, Math.max(1, took / REFERENCE))

/**
 * By what to multiply time limits on this machine. Measured once a run: the processes that a run starts read it from
 * `VESPER_SLOWNESS`, which a developer can also set. The median of five, since a machine that does something else is
 * slow for a moment.
 */
export function slowness(): number {
  const reported = Number(process.env['VESPER_SLOWNESS'])
  if (reported >= 1) return reported
  const times = Array.from({ length: 5 }, work).toSorted((a, b) => a - b)
  const measured = slownessOf(times[2] ?? REFERENCE)
  process.env['VESPER_SLOWNESS'] = measured.toFixed(2)
  return measured
}

/** A time limit, ms, as long as this machine needs it. */
export const limit = (ms: number): number => Math.round(ms * slowness())
