import { fork, type ChildProcess } from 'node:child_process'

/** A guest with a session and coins. */
export interface Member {
  readonly token: string
  readonly guestId: string
}

/** A server of the platform: over a database, or in memory where there is none. */
export interface PlatformOrder {
  readonly role: 'platform'
  readonly databaseUrl: string | null
  readonly natsUrl: string | null
  readonly migrations: string
  readonly members: number
}

/** The straightforward hand-written code that returns the same bytes from the same sources. */
export interface BareOrder {
  readonly role: 'bare'
  readonly databaseUrl: string
  readonly natsUrl: string
  /** What the platform answered, to be answered alike. */
  readonly answers: Readonly<Record<'actor' | 'list' | 'spend', unknown>>
  readonly actorId: string
}

export type Order = PlatformOrder | BareOrder

/** What a server reports once it listens. */
export interface Ready {
  readonly url: string
  readonly members: readonly Member[]
  readonly actorId: string
  readonly forSale: readonly { readonly id: string; readonly price: number }[]
}

/** A server in a process of its own. */
export interface Child extends Ready {
  /** Has it send one update to all guests. */
  readonly notify: () => void
  /** What it holds in memory after garbage collection, bytes. */
  readonly memory: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** How long a server may take until it listens, ms. */
const PATIENCE = 120_000

/** Starts this very program again, in a part of it. */
export async function startChild(order: Order): Promise<Child> {
  const child = fork(process.argv[1] ?? '', [JSON.stringify(order)], {
    stdio: ['ignore', 2, 2, 'ipc'],
    execArgv: ['--expose-gc'],
  })
  const sent = await new Promise<Ready>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A server did not start')), PATIENCE)
    child.once('message', (message) => {
      clearTimeout(timer)
      resolve(message as Ready)
    })
    child.once('exit', (code) => reject(new Error(`A server ended with ${code ?? 'a signal'}`)))
  })
  return { ...sent, notify: () => void child.send('tell'), memory: () => memoryOf(child), stop: () => stopped(child) }
}

function memoryOf(child: ChildProcess): Promise<number> {
  const answer = new Promise<number>((resolve) => child.once('message', (bytes) => resolve(bytes as number)))
  child.send('memory')
  return answer
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await over
}

/** In the child: reports that it listens. */
export const ready = (messages: Ready): void => void process.send?.(messages)

/** In the child: sends an update to all guests, or reports its memory, whenever it is requested to. */
export function onOrder(notify: () => void): void {
  process.on('message', (order) => {
    if (order === 'tell') notify()
    else process.send?.(held())
  })
}

function held(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
