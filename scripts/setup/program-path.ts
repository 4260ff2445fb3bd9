import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Path of a program of this machine, or the one that the variable names; Debian puts services where only root's PATH leads. Throws
 * where there is none.
 */
export function programPath(program: string, variable: string): string {
  const named = process.env[variable]
  if (named !== undefined && existsSync(named)) return named
  for (const name of [program, `/usr/sbin/${program}`]) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // Not this one.
    }
  }
  throw new Error(`No ${program} was found: run \`npm run setup -- --services\`, or name it in ${variable}.`)
}
