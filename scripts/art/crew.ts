import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Hands numbers to worker threads, one at a time to each, until all are done. The first failure ends the whole run. */
export async function crew(
  script: string,
  workerData: unknown,
  tasks: readonly number[],
  done: (count: number) => void,
) {
  const waiting = [...tasks]
  let finished = 0
  const hands = Array.from(
    { length: Math.min(availableParallelism(), tasks.length) },
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL(script, import.meta.url), { workerData })
        const next = () => {
          const task = waiting.shift()
          if (task !== undefined) worker.postMessage(task)
          else void worker.terminate().then(() => resolve())
        }
        worker.on('error', reject)
        worker.on('message', () => {
          done(++finished)
          next()
        })
        next()
      }),
  )
  await Promise.all(hands)
}
