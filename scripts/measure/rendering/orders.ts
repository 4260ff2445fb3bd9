import { fork } from 'node:child_process'

/** A page as the product's server sent it. */
export interface SentPage {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
}

/** What a child serves: the product, or the same bytes from a route that does nothing else. */
export type Part = { readonly part: 'product' } | { readonly part: 'bare'; readonly pages: readonly SentPage[] }

/** What a child is requested to do once it listens. */
export type Order =
  /** Renders a page so many times, never from the cache, and answers the CPU time of each, ms. */
  | { readonly kind: 'render'; readonly path: string; readonly count: number }
  /** Answers the CPU time of the process so far, ms. */
  | { readonly kind: 'cpu' }
  /** Answers what it holds after garbage collection, bytes. */
  | { readonly kind: 'memory' }

/** A server in a process of its own. */
export interface Child {
  readonly url: string
  readonly render: (path: string, count: number) => Promise<readonly number[]>
  readonly cpu: () => Promise<number>
  readonly memory: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts this very program again, in a part of it. */
export async function startChild(part: Part): Promise<Child> {
  const child = fork(process.argv[1] ?? '', [part.part], { stdio: ['ignore', 2, 2, 'ipc'], execArgv: ['--expose-gc'] })
  const answer = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const onExit = (code: number | null): void => reject(new Error(`A server ended with ${code ?? 'a signal'}`))
      child.once('exit', onExit)
      child.once('message', (message) => {
        child.off('exit', onExit)
        resolve(message as T)
      })
    })
  const request = <T>(order: Order | Part): Promise<T> => {
    const answered = answer<T>()
    child.send(order)
    return answered
  }
  const url = await request<string>(part)
  return {
    url,
    render: (path, count) => request({ kind: 'render', path, count }),
    cpu: () => request({ kind: 'cpu' }),
    memory: () => request({ kind: 'memory' }),
    stop: async () => {
      if (child.exitCode !== null) return
      const over = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await over
    },
  }
}
