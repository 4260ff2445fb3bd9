import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** How often to look whether the parent of this process still runs, ms. */
const LOOK = 500

/**
 * Builds what is missing or out of date, then runs the server until it ends. Pictures and clips that have not been
 * requested are drawn meanwhile, unless DRAW_AHEAD turns that off; the sandbox checkout and the sample world are on, unless
 * SANDBOX_CHECKOUT and SAMPLE_WORLD turn them off. Signals are passed on, and the process ends with the
 * server's code. The server also stops when this process ends in any way, and this process ends with its parent: npm
 * passes no signal on.
 * @param args command line of the server
 */
export function buildAndServe(args: readonly string[]): void {
  const root = join(import.meta.dirname, '..')
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)

  const server = spawn(process.execPath, [join(root, 'dist-server', 'server.js'), ...args], {
    cwd: root,
    // The server stops when this channel closes, which also happens when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { DRAW_AHEAD: '1', SANDBOX_CHECKOUT: '1', SAMPLE_WORLD: '1', ...process.env },
  })
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, LOOK)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
}
