// One worker of the pool: does the jobs it is sent, one at a time, and answers each with what went wrong, or null.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { draw } from './draw.ts'
import type { Job } from './jobs.ts'
import type { DrawSettings } from './picture-settings.ts'

const { root, priority, ...settings } = workerData as DrawSettings & {
  readonly root: string
  readonly priority: number
}

// On Linux the priority of a thread; elsewhere, or where it may not be lowered, that of the process stays.
if (process.platform === 'linux') {
  try {
    setPriority(priority)
  } catch {
    // As it is, then.
  }
}

parentPort?.on('message', (job: Job) => {
  draw(root, job, settings).then(
    () => parentPort?.postMessage({ error: null }),
    (cause: unknown) => parentPort?.postMessage({ error: String(cause) }),
  )
})
parentPort?.postMessage('ready')
