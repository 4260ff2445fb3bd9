import { parentPort, workerData } from 'node:worker_threads'
import { shoot } from './film.ts'

const { out, stamp } = workerData as { readonly out: string; readonly stamp: string }

parentPort?.on('message', (clip: number) => {
  shoot(out, clip, stamp).then(
    () => parentPort?.postMessage(clip),
    (cause: unknown) => {
      throw cause
    },
  )
})
