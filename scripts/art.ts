/**
 * Draws all pictures and clips ahead into .cache/art: `npm run art [-- --out folder]`. What is drawn is left alone, so a run
 * that was stopped goes on where it was.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AheadProgress, missingJobs } from './art/ahead.ts'
import { DrawPool } from './art/draw-pool.ts'
import { DrawQueue } from './art/draw-queue.ts'
import { keyOf } from './art/jobs.ts'
import { removeOutdated } from './art/outdated.ts'
import { ThreadRenderer } from './art/thread-renderer.ts'
import { removeUnfinished } from './art/whole-files.ts'
import { ProgressLine } from './progress.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const root = values.out ?? join(import.meta.dirname, '..', '.cache', 'art')

await removeOutdated(root)
await removeUnfinished(root, Date.now())
const missing = await missingJobs(root)
const progress = new AheadProgress(missing, new ProgressLine(process.stderr, Date.now), Date.now)
let failed = 0

const onUnable = (cause: unknown): never => {
  process.stderr.write(`Nothing can be drawn here: ${String(cause)}\n`)
  process.exit(1)
}

function finish(isComplete: boolean): void {
  progress.end(isComplete)
  if (missing.length === 0) process.stderr.write('All pictures and clips are drawn.\n')
  process.exit(isComplete && failed === 0 ? 0 : 1)
}

const renderers = Array.from(
  { length: Math.min(availableParallelism(), missing.length) },
  () => new ThreadRenderer({ root, priority: 0, withAvif: true, isSketch: false, isEager: true, onUnable }),
)
const pool = new DrawPool(
  new DrawQueue(),
  { requested: [], ahead: renderers },
  {
    onError: (job, error) => {
      failed += 1
      process.stderr.write(`${keyOf(job)} could not be drawn: ${error}\n`)
    },
    onAhead: (job) => progress.advance(job),
    onAheadEnd: finish,
  },
  { now: Date.now, after: (delay, work) => setTimeout(work, delay), quiet: 0, isBusy: () => false },
)
process.on('exit', () => pool.stop())
pool.drawAhead(missing)
