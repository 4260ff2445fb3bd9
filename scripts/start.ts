// Builds what is missing or out of date, then serves the product on the embedded backend: `npm start [-- --port 4173]`.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const args = ['--static', ...process.argv.slice(2)]
const server = spawn(process.execPath, [join(root, 'dist-server', 'server.js'), ...args], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
