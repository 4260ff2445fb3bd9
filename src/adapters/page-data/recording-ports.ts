import { isMethod, keyOf, type RecordedCall } from './page-data'
import { BackendError } from '@/application/errors/backend-error'
import type { CallActivity } from '@/application/platform/call-activity'
import { portList, portNames, type GuestPorts, type PortName } from '@/application/platform/guest-ports'

/** Ports for rendering one page: what only reads is passed on, once for each question, and recorded. */
export interface RecordingPorts {
  readonly ports: GuestPorts
  /** What was answered so far. */
  readonly calls: readonly RecordedCall[]
}

/** How a page carries the answer of a method of a port; `undefined`: it may not call it. */
export type PublicFormOf = (port: PortName, method: string) => ((answer: never) => unknown) | undefined

/**
 * A page may be rendered for many guests and any number of times: it reports nothing, receives no updates, and a call
 * that changes something, or that answers for one session only, is refused with `unavailable`.
 */
export function recordingPorts(ports: GuestPorts, activity: CallActivity, publicFormOf: PublicFormOf): RecordingPorts {
  const calls: RecordedCall[] = []
  const answers = new Map<string, Promise<unknown>>()
  const call = (port: PortName, method: string, args: readonly unknown[]): Promise<unknown> => {
    const publicForm = publicFormOf(port, method)
    if (publicForm === undefined) return Promise.reject(new BackendError('unavailable'))
    const key = keyOf(port, method, args)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answered = (async () => {
      const target = ports[port] as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>
      const answer = publicForm((await target[method]?.(...args)) as never)
      calls.push({ port, method, args, answer })
      return answer
    })()
    answers.set(key, answered)
    return activity.track(answered)
  }
  const recorded = portNames.map((name) => [name, portList[name].isCalled ? calledPort(name, call) : silentPort()])
  return { ports: Object.fromEntries(recorded) as GuestPorts, calls }
}

type Call = (port: PortName, method: string, args: readonly unknown[]) => Promise<unknown>

const calledPort = (name: PortName, call: Call): object =>
  new Proxy(
    {},
    {
      get: (_target, method) =>
        isMethod(method) ? (...args: readonly unknown[]) => call(name, method, args) : undefined,
    },
  )

/** Takes every report and every subscription, and does nothing with it. */
const silentPort = (): object =>
  new Proxy({}, { get: (_target, name) => (isMethod(name) ? () => () => undefined : undefined) })
