// Does a task that the server performs on request instead of serving, on a host with the sources:
// `node scripts/maintenance.ts --backup FILE`. Sets up and builds only where the build does not match the sources.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt, root } from './built.ts'

/** Runs a script on this Node; one that fails ends the process with its own output and code. */
function run(script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!(await isBuilt())) {
  run('scripts/setup/setup.mjs')
  run('scripts/build.ts')
}
run('dist-server/server.js', ...process.argv.slice(2))
