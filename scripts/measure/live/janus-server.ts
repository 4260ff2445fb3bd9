import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { janusPath } from '../../setup/janus.ts'
import { limit } from '../../setup/machine-speed.ts'

/** What the servers show to it. */
const SECRET = 'a secret of the media server'.replaceAll(' ', '-')

/** What studios show to the servers. */
const PUBLISH_TOKEN = 'a-token-of-the-studios'

/** What comes with the package and is not used: some of it needs configuration or opens ports. */
const UNUSED = {
  plugins: [
    'audiobridge',
    'duktape',
    'echotest',
    'lua',
    'nosip',
    'recordplay',
    'sip',
    'streaming',
    'textroom',
    'videocall',
    'voicemail',
  ],
  transports: ['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq'],
}

const disabled = (names: readonly string[]): string => names.map((name) => `libjanus_${name}.so`).join(',')

const filesFor = (port: number): Readonly<Record<string, string>> => ({
  'janus.jcfg': `
general: {
  debug_level = 3
  api_secret = "${SECRET}"
  session_timeout = 60
}
media: { }
nat: {
  ice_lite = true
  ignore_mdns = true
}
plugins: { disable = "${disabled(UNUSED.plugins)}" }
transports: { disable = "${disabled(UNUSED.transports)}" }
`,
  'janus.transport.websockets.jcfg': `
general: {
  ws = true
  ws_ip = "127.0.0.1"
  ws_port = ${port}
  wss = false
}
admin: { admin_ws = false }
`,
  'janus.plugin.videoroom.jcfg': '',
})

/** A real Janus on this machine, with a configuration of its own, that ends with the process that started it. */
export class JanusServer {
  private process: ChildProcess | null = null
  private forget = (): void => undefined

  private readonly port: number
  private readonly folder: string

  private constructor(port: number, folder: string) {
    this.port = port
    this.folder = folder
  }

  /** Until it listens. */
  static async start(): Promise<JanusServer> {
    const folder = mkdtempSync(join(tmpdir(), 'vesper-janus-'))
    const server = new JanusServer(await freePort(), folder)
    await server.start()
    return server
  }

  /** The settings of a server that uses it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      MEDIA_URL: `ws://127.0.0.1:${this.port}`,
      MEDIA_SECRET: SECRET,
      MEDIA_PUBLISH_TOKEN: PUBLISH_TOKEN,
      FFMPEG_PATH: ffmpeg.path,
    }
  }

  get publishToken(): string {
    return PUBLISH_TOKEN
  }

  async start(): Promise<void> {
    for (const [name, text] of Object.entries(filesFor(this.port))) writeFileSync(join(this.folder, name), text)
    const started = spawn(janusPath(), ['-F', this.folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.process = started
    // A test that dies must not leave it behind.
    const end = (): void => void started.kill('SIGKILL')
    process.once('exit', end)
    this.forget = () => process.off('exit', end)
    let sent = ''
    const listen = (text: Buffer): void => {
      sent = `${sent}${text.toString()}`.slice(-4_000)
    }
    started.stdout.on('data', listen)
    started.stderr.on('data', listen)
    for (const until = Date.now() + limit(20_000); Date.now() < until && started.exitCode === null;) {
      if (await isListening(this.port)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await this.kill()
    throw new Error(`Janus did not start: ${sent}`)
  }

  /** Ends it at once, as a machine that goes down does; `start` starts it again at the same address. */
  async kill(): Promise<void> {
    const { process: ended } = this
    this.process = null
    this.forget()
    if (ended === null || ended.exitCode !== null) return
    const over = once(ended, 'exit')
    ended.kill('SIGKILL')
    await over
  }

  /** Ends it and removes what it was configured with. */
  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.end()
      resolve(true)
    })
    probe.on('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
