import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** A server of the build, on a free port of this machine. */
export interface Served {
  readonly url: string
  readonly stop: () => void
}

/** How long a server may take to say where it is, ms. */
const PATIENCE = 20_000

/** Starts the built server, which keeps nothing; `--static` serves the app on the embedded backend. */
export function serveBuild(...args: readonly string[]): Promise<Served> {
  const script = join(import.meta.dirname, '..', '..', 'dist-server', 'server.js')
  const server: ChildProcess = spawn(process.execPath, [script, '--port', '0', '--memory', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start')), PATIENCE)
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = /https?:\/\/\S+?(?=\/?\s)/u.exec(said)?.[0]
      if (url === undefined) return
      clearTimeout(timer)
      resolve({ url, stop: () => server.kill('SIGTERM') })
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code ?? 'a signal'}`)))
  })
}
