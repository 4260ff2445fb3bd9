import { createHash } from 'node:crypto'

/** How long each kind of work below takes on a machine on which all time limits are long enough unchanged, ms. */
const REFERENCE = { compute: 20, memory: 40 } as const

type Work = keyof typeof REFERENCE

/** Limits are lengthened so much at most: what hangs has to end on any machine. */
const MAX = 6

/** A fixed piece of work of the kind that tests do: text, objects and hashes on one core. Returns how long it took, ms. */
function compute(): number {
  const started = performance.now()
  let text = 'vesper'
  for (let iteration = 0; iteration < 400; iteration += 1) {
    const rows = Array.from({ length: 100 }, (_, row) => ({ row, name: `${text.slice(0, 12)} ${row}` }))
    const sorted = rows.toSorted((a, b) => (a.name < b.name ? 1 : -1))
    text = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
  }
  return performance.now() - started
}

/** Bytes of a page of memory, and of the memory that is used for the first time. */
const [PAGE, FRESH] = [4_096, 64 * 1_024 * 1_024]

/**
 * Uses memory for the first time, each page of which the operating system has to provide. A virtual machine may take thirty times as long for that
 * while it computes at full speed, and browsers and databases do much of it. Returns how long it took, ms.
 */
function memory(): number {
  const started = performance.now()
  const fresh = Buffer.allocUnsafeSlow(FRESH)
  for (let at = 0; at < FRESH; at += PAGE) fresh[at] = 1
  return performance.now() - started
}

/** The factor by which a machine is slower than the reference, in the kind of work that it is slowest in: 1 where it is as fast or faster. */
export const slownessOf = (took: Readonly<Record<Work, number>>): number =>
  Math.min(MAX, Math.max(1, took.compute / REFERENCE.compute, took.memory / REFERENCE.memory))

/** The median of five, since a machine that does something else is slow for a moment. */
const usual = (work: () => number): number => Array.from({ length: 5 }, work).toSorted((a, b) => a - b)[2] ?? 0

/**
 * By what to multiply time limits on this machine. Measured once a run: the processes that a run starts read it from
 * `VESPER_SLOWNESS`, which a developer can also set.
 */
export function slowness(): number {
  const reported = Number(process.env['VESPER_SLOWNESS'])
  if (reported >= 1) return reported
  const measured = slownessOf({ compute: usual(compute), memory: usual(memory) })
  process.env['VESPER_SLOWNESS'] = measured.toFixed(2)
  return measured
}

/** A time limit, ms, as long as this machine needs it. */
export const limit = (ms: number): number => Math.round(ms * slowness())
