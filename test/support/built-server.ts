import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, root } from '../../scripts/built.ts'
import { limit } from './limit'

export interface BuiltServer {
  readonly script: string
  readonly remove: () => void
}

/**
 * The server as it is built, beside a page as small as one can be. Returns how to take it away as well. What `npm run build` made of the
 * current sources is taken over; a file that runs without it builds a server of its own, since another one may build meanwhile.
 */
export async function buildServer(): Promise<BuiltServer> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const home = mkdtempSync(join(root, '.cache', 'server-'))
  if (await isBuilt()) cpSync(join(root, 'dist-server'), join(home, 'dist-server'), { recursive: true })
  else buildInto(join(home, 'dist-server'))
  symlinkSync(join(root, 'migrations'), join(home, 'migrations'))
  mkdirSync(join(home, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(home, 'dist', 'index.html'), '<!doctype html><title>Vesper</title><!--config-->')
  return {
    script: join(home, 'dist-server', 'server.js'),
    remove: () => rmSync(home, { recursive: true }),
  }
}

function buildInto(folder: string): void {
  const args = ['build', '--ssr', 'src/server.ts', '--outDir', folder, '--logLevel', 'error']
  const { status, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'vite'), args, {
    cwd: root,
    encoding: 'utf8',
    // As it is built for operators, and not for the test around it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(stderr)
}

/** A process of the built server. */
export class ServerProcess {
  /** All its output, and the part of it on the standard error. */
  sent = ''
  complained = ''
  readonly ended: Promise<number | null>

  private constructor(readonly process: ChildProcess) {
    process.stdout?.on('data', (chunk: Buffer) => {
      this.sent += chunk.toString()
    })
    process.stderr?.on('data', (chunk: Buffer) => {
      this.sent += chunk.toString()
      this.complained += chunk.toString()
    })
    this.ended = new Promise((resolve) => process.once('exit', resolve))
  }

  static start(script: string, environment: Readonly<Record<string, string>>, ...args: string[]): ServerProcess {
    const env = { PATH: globalThis.process.env['PATH'], ...environment }
    return new ServerProcess(spawn(globalThis.process.execPath, [script, ...args], { env }))
  }

  /** Where it listens, once it does. */
  async url(): Promise<string> {
    for (let iteration = 0; iteration < limit(1_500); iteration += 1) {
      const url = /served at (?<url>\S+?)\/\n/u.exec(this.sent)?.groups?.['url']
      if (url !== undefined) return url
      if (this.process.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`the server did not start: ${this.sent}`)
  }
}
