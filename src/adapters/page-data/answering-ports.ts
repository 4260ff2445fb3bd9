import { isMethod, keyOf, type PageData } from './page-data'
import type { LiveUpdates } from '@/application/live/live-updates'
import type { CallActivity } from '@/application/platform/call-activity'
import { portList, portNames, type GuestPorts, type PortName } from '@/application/platform/guest-ports'

type Method = (...given: readonly unknown[]) => unknown

/** Ports of a page from the server, until the page is alive and after. */
export interface AnsweringPorts {
  readonly ports: GuestPorts
  /** The page answers its guest: from here on calls wait for the session, which is opened next. */
  readonly awaitSession: () => void
  /** The page is alive: from here on every call goes to the platform. */
  readonly finish: () => void
}

/**
 * Answers with what the page carries, and loads the real ports with the first call it has no answer to: so a first visit
 * becomes alive before it has loaded them. Ports that could not be loaded are loaded with the next call.
 */
export function answeringPorts(
  { calls }: Pick<PageData, 'calls'>,
  activity: CallActivity,
  load: () => Promise<GuestPorts>,
): AnsweringPorts {
  const answers = new Map(calls.map(({ port, method, args, answer }) => [keyOf(port, method, args), answer]))
  let loading: Promise<GuestPorts> | null = null
  const loaded = (): Promise<GuestPorts> => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const session = Promise.withResolvers<GuestPorts>()
  const opened = Promise.withResolvers<void>()
  let isWaiting = false
  const request = async (port: PortName, method: string, args: readonly unknown[]): Promise<unknown> => {
    const isOpening = port === 'guest' && method === 'open'
    // Also where it could not be opened: the call fails then, and shows why.
    if (isWaiting && !isOpening) await opened.promise
    try {
      const ports = await loaded()
      const answer = await (ports[port] as unknown as Readonly<Record<string, Method>>)[method]?.(...args)
      if (isOpening) session.resolve(ports)
      return answer
    } finally {
      if (isOpening) opened.resolve()
    }
  }
  const call = (port: PortName, method: string, args: readonly unknown[]): Promise<unknown> => {
    const key = keyOf(port, method, args)
    const answered = answers.has(key) ? Promise.resolve(answers.get(key)) : request(port, method, args)
    // The session is opened once the page is alive as a whole: a call that waits for it must not hold that up.
    return isWaiting ? answered : activity.track(answered)
  }
  const made = portNames.map((name) => [
    name,
    portList[name].isCalled ? calledPort(name, call) : reported(name, session.promise),
  ])
  return {
    ports: { ...(Object.fromEntries(made) as GuestPorts), liveUpdates: deferredLive(loaded, session.promise) },
    awaitSession: () => {
      isWaiting = true
    },
    finish: () => answers.clear(),
  }
}

type Call = (port: PortName, method: string, args: readonly unknown[]) => Promise<unknown>

const calledPort = (port: PortName, call: Call): object =>
  new Proxy(
    {},
    {
      get: (_target, name) => (isMethod(name) ? (...args: readonly unknown[]) => call(port, name, args) : undefined),
    },
  )

/** Reports wait until the session is open: the platform takes none without. One that fails rejects what its caller waits for. */
const reported = (port: PortName, opened: Promise<GuestPorts>): object =>
  new Proxy(
    {},
    {
      get: (_target, name) =>
        isMethod(name)
          ? (...args: readonly unknown[]): Promise<unknown> =>
              opened.then((ports) => (ports[port] as unknown as Readonly<Record<string, Method>>)[name]?.(...args))
          : undefined,
    },
  )

/** Subscribers are passed on once the ports are loaded, in their order. */
function deferredLive(loaded: () => Promise<GuestPorts>, opened: Promise<GuestPorts>): LiveUpdates {
  const pass = (work: (live: LiveUpdates) => void): void =>
    void loaded().then(
      ({ liveUpdates }) => work(liveUpdates),
      () => undefined,
    )
  const subscribe = (begin: (live: LiveUpdates) => () => void): (() => void) => {
    let end: (() => void) | null = null
    let isEnded = false
    pass((live) => {
      if (!isEnded) end = begin(live)
    })
    return () => {
      isEnded = true
      end?.()
    }
  }
  return {
    connect: () => pass((live) => live.connect()),
    disconnect: () => pass((live) => live.disconnect()),
    subscribe: (listener) => subscribe((live) => live.subscribe(listener)),
    // What a page shows is known before it is alive, and is no reason to load the ports.
    watchActors: (actors) => void opened.then(({ liveUpdates }) => liveUpdates.watchActors(actors)),
    unwatchActors: (actors) => void opened.then(({ liveUpdates }) => liveUpdates.unwatchActors(actors)),
    watchStatus: (listener) => subscribe((live) => live.watchStatus(listener)),
  }
}
