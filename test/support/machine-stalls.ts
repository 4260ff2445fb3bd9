import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Does nothing but note how late its own timers are. */
const IDLE_THREAD = `
const { parentPort } = require('node:worker_threads')
const { monitorEventLoopDelay } = require('node:perf_hooks')
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
parentPort.on('message', () => {
  const longest = delays.max / 1e6
  delays.reset()
  parentPort.postMessage(Number.isFinite(longest) ? longest : 0)
})
`

/**
 * How long this machine delays an idle thread because other work has its cores. A server's event loop is delayed as
 * much without a defect of its own.
 */
export class MachineStalls {
  private readonly thread = new Worker(IDLE_THREAD, { eval: true })

  /** The maximum delay since the last reading, ms. */
  async longest(): Promise<number> {
    const answer = once(this.thread, 'message') as Promise<[number]>
    this.thread.postMessage('longest')
    const [delay] = await answer
    return delay
  }

  async stop(): Promise<void> {
    await this.thread.terminate()
  }
}
