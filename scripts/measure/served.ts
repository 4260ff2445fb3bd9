import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limit } from '../setup/machine-speed.ts'

/** A server of the build, on a free port of this machine. */
export interface Served {
  readonly url: string
  /** Until it has ended. */
  readonly stop: () => Promise<void>
}

/** The same with the number of its process. */
interface ServedProcess extends Served {
  readonly pid: number
}

const ARGUMENTS: Readonly<Record<Storage, readonly string[]>> = {
  memory: ['--memory'],
  page: ['--static'],
  postgres: [],
}

/** What is measured and looked at is the sample world. Its guests pay at the sandbox, and all of them have the address of this machine. */
const SAMPLED = {
  SANDBOX_CHECKOUT: '1',
  SAMPLE_WORLD: '1',
  ACCOUNTS_PER_NETWORK: '1000000',
  PAGES_PER_MINUTE: '1000000',
}

/** How long a server may take to report its address, ms. */
const PATIENCE = limit(20_000)

/**
 * Where the built server stores its state: nowhere, in the page it serves, or in a Postgres with its data in a folder
 * of its own.
 */
export type Storage = 'memory' | 'page' | 'postgres'

/** Starts the server built in a folder; `reported`: additional environment variables, `flags`: of Node, `port`: any that is free by default. */
export function serveBuild(
  storage: Storage = 'memory',
  reported: Readonly<Record<string, string>> = {},
  {
    root = join(import.meta.dirname, '..', '..'),
    flags = [],
    port = 0,
  }: { readonly root?: string; readonly flags?: readonly string[]; readonly port?: number } = {},
): Promise<ServedProcess> {
  const folder = storage === 'postgres' ? mkdtempSync(join(tmpdir(), 'vesper-data-')) : null
  const script = join(root, 'dist-server', 'server.js')
  const server: ChildProcess = spawn(
    process.execPath,
    [...flags, script, '--port', String(port), ...ARGUMENTS[storage]],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...SAMPLED, LOG_LEVEL: 'silent', DATA_DIR: folder ?? '', ...reported },
    },
  )
  const ended = once(server, 'exit')
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await ended
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start')), PATIENCE)
    let sent = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      sent += chunk.toString()
      const url = /https?:\/\/\S+?(?=\/?\s)/u.exec(sent)?.[0]
      if (url === undefined) return
      clearTimeout(timer)
      resolve({ url, pid: server.pid ?? 0, stop })
    })
    server.on('exit', (code) => {
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
      reject(new Error(`The server ended with ${code ?? 'a signal'}`))
    })
  })
}

/** Does work with a server that stores its state nowhere, and ends it even if the work fails. */
export async function withBuild<T>(work: (url: string) => Promise<T>): Promise<T> {
  const served = await serveBuild()
  try {
    return await work(served.url)
  } finally {
    await served.stop()
  }
}
