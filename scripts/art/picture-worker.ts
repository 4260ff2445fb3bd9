import { parentPort, workerData } from 'node:worker_threads'
import { drawFamily } from './picture.ts'

const { out, stamp } = workerData as { readonly out: string; readonly stamp: string }

parentPort?.on('message', (seed: number) => {
  drawFamily(out, seed, stamp).then(
    () => parentPort?.postMessage(seed),
    (cause: unknown) => {
      throw cause
    },
  )
})
