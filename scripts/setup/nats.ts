import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Path of the nats-server of this machine; Debian puts it where only root's PATH leads. Throws where there is none. */
export function natsServerPath(): string {
  const named = process.env['NATS_SERVER_PATH']
  if (named !== undefined && existsSync(named)) return named
  for (const name of ['nats-server', '/usr/sbin/nats-server']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // Not this one.
    }
  }
  throw new Error('No nats-server was found: run `npm run setup -- --services`, or name it in NATS_SERVER_PATH.')
}
