/**
 * Draws what is requested over the channel to the process that started it, and with `--ahead` everything else while
 * nothing is requested: `drawing-process.ts --out folder [--detail sketch] [--ahead] [--plain]`. Ends with its parent.
 */
import { constants as modes } from 'node:fs'
import { access } from 'node:fs/promises'
import { availableParallelism, constants, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { CANNOT_DRAW, type DrawingCommand, type DrawingReport } from '../../src/adapters/server/web/drawing-protocol.ts'
import { ProgressLine } from '../progress.ts'
import { AheadProgress, missingJobs } from './ahead.ts'
import { DrawPool } from './draw-pool.ts'
import { DrawQueue } from './draw-queue.ts'
import { jobFor, keyOf } from './jobs.ts'
import { OthersLoad } from './others-load.ts'
import { removeOutdated } from './outdated.ts'
import { ThreadRenderer } from './thread-renderer.ts'
import { removeUnfinished } from './whole-files.ts'

const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority

/** See `PoolTiming.quiet`, ms. */
const QUIET = 2_000

/** So much of the machine in use by others, drawing ahead gives way to them: of two processors a half of one. */
const BUSY = 0.25

const others = new OthersLoad({
  cpus,
  own: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
})

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    detail: { type: 'string', default: 'finished' },
    ahead: { type: 'boolean' },
    plain: { type: 'boolean' },
  },
})
const root = values.out ?? ''

function giveUp(cause: unknown): never {
  process.stderr.write(`Nothing is drawn: ${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(CANNOT_DRAW)
}

const report = (message: DrawingReport): void => {
  process.send?.(message)
}

process.on('disconnect', () => process.exit(0))

const commands: DrawingCommand[] = []
let onCommand = (command: DrawingCommand): void => {
  commands.push(command)
}
process.on('message', (command: DrawingCommand) => onCommand(command))

try {
  await removeOutdated(root)
  await access(root, modes.W_OK)
  await removeUnfinished(root, Date.now())
} catch (cause) {
  giveUp(cause)
}

const line = new ProgressLine(process.stderr, Date.now, process.stderr.isTTY && values.plain !== true)
let progress: AheadProgress | null = null
// A guest waits for what is requested, as for everything else of a page; no guest waits for what is drawn ahead.
const thread = (isAhead: boolean): ThreadRenderer =>
  new ThreadRenderer({
    root,
    priority: isAhead ? PRIORITY_LOW : PRIORITY_NORMAL,
    withAvif: isAhead,
    isSketch: values.detail === 'sketch',
    isEager: !isAhead,
    onUnable: giveUp,
  })
const pool = new DrawPool(
  new DrawQueue(),
  {
    requested: Array.from({ length: availableParallelism() }, () => thread(false)),
    ahead: [thread(true)],
  },
  {
    onError: (job, error) => process.stderr.write(`${keyOf(job)} could not be drawn: ${error}\n`),
    onAhead: (job) => progress?.advance(job),
    onAheadEnd: (isComplete) => progress?.end(isComplete),
  },
  {
    now: Date.now,
    after: (delay, work) => setTimeout(work, delay),
    quiet: QUIET,
    isBusy: () => others.share() > BUSY,
  },
)

const cancels = new Map<number, () => void>()
onCommand = (command) => {
  const { type, id } = command
  if (type === 'cancel') {
    cancels.get(id)?.()
    cancels.delete(id)
    return
  }
  const job = jobFor(command.address)
  if (job === null) return report({ id, ok: false })
  const cancel = pool.request(job, (ok) => {
    cancels.delete(id)
    report({ id, ok })
  })
  cancels.set(id, cancel)
}
for (const command of commands.splice(0)) onCommand(command)

if (values.ahead === true) {
  const missing = await missingJobs(root)
  progress = new AheadProgress(missing, line, Date.now)
  pool.drawAhead(missing)
}
