import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { natsServerPath } from '../../../scripts/setup/nats.ts'

/** A real NATS server on this machine that a test can end and start again at the same address. */
export class NatsServer {
  private process: ChildProcess | null = null
  private forget = (): void => undefined

  private constructor(private readonly port: number) {}

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await freePort())
    await server.start()
    return server
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  /** Until it listens. */
  async start(): Promise<void> {
    const started = spawn(natsServerPath(), ['--addr', '127.0.0.1', '--port', `${this.port}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.process = started
    // A test that dies must not leave it behind.
    const end = (): void => void started.kill('SIGKILL')
    process.once('exit', end)
    this.forget = () => process.off('exit', end)
    await new Promise<void>((resolve, reject) => {
      let sent = ''
      started.stderr.on('data', (text: Buffer) => {
        sent += text.toString()
        if (sent.includes('Server is ready')) resolve()
      })
      started.once('exit', () => reject(new Error(`nats-server ended: ${sent}`)))
    })
  }

  /** Ends it at once, as a machine that goes down does. */
  async kill(): Promise<void> {
    const { process: ended } = this
    this.process = null
    this.forget()
    if (ended === null) return
    const over = once(ended, 'exit')
    ended.kill('SIGKILL')
    await over
  }
}

/** An unused port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
