// Prints what the definitions of the collections need and no migration makes yet: `npm run migrations`. Nothing: all is there.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (program: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('vite', 'build', '--ssr', 'scripts/migrations/print.ts', '--outDir', '.cache/migrations', '--logLevel', 'error')
run('node', '.cache/migrations/print.js')
