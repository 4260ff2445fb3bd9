import { fork, type ChildProcess } from 'node:child_process'
import { WebSocket } from 'ws'
import type { Measurement } from '../measurement'
import { runBareServer } from './bare-server'
import { ACTORS, exactly, SHOWN, SOCKETS, type Storm, type StormCost, type StormReady } from './storm'
import { runStormServer } from './storm-server'

/** Sockets opened at a time. */
const AT_ONCE = 100

/** How long what is on its way may take to arrive after a storm, ms. */
const ARRIVAL = 1_000

const ONLINE_SINCE = /"onlineSince":(?<at>[\d.]+)/u

/** Opens sockets that each show so many actors, and notes how long each change took to arrive, ms. */
async function watch(
  url: string,
  { token, guestId }: StormReady['members'][number],
  delays: number[],
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => resolve())
  })
  const send = (type: string, payload: object): void =>
    socket.send(JSON.stringify({ type, accessToken: token, guestId, requestId: `${type}-1`, payload }))
  const receives = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const listener = (data: unknown): void => {
        if (!(data as Buffer).toString().includes(text)) return
        socket.off('message', listener)
        resolve()
      }
      socket.on('message', listener)
    })
  const begun = receives('sessionAcknowledged')
  send('requestSession', { language: 'en', since: null, position: null, watches: true })
  await begun
  const named = receives('commandAcknowledged')
  send('watchActors', { actorIds: Array.from({ length: SHOWN }, () => String(Math.floor(Math.random() * ACTORS) + 1)) })
  await named
  socket.on('message', (data) => {
    const text = (data as Buffer).toString()
    if (!text.startsWith('{"type":"actorState"')) return
    delays.push(exactly() - Number(ONLINE_SINCE.exec(text)?.groups?.['at']))
  })
  return socket
}

async function storm(child: ChildProcess, wanted: Storm): Promise<StormCost> {
  const cost = new Promise<StormCost>((resolve) => child.once('message', (message) => resolve(message as StormCost)))
  child.send(wanted)
  return cost
}

/** What storms took at one server, and how long the changes took to arrive, ms, ascending. */
interface Measured {
  readonly alone: StormCost
  readonly unseen: StormCost
  readonly unseenFrames: number
  readonly seen: StormCost
  readonly delays: readonly number[]
}

async function measured(role: 'product' | 'bare'): Promise<Measured> {
  const child = fork(process.argv[1] ?? '', [role], { stdio: ['ignore', 2, 2, 'ipc'] })
  const { url, members } = await new Promise<StormReady>((resolve, reject) => {
    child.once('message', (message) => resolve(message as StormReady))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code ?? 'a signal'}`)))
  })
  const sockets: WebSocket[] = []
  try {
    await storm(child, { actors: 'others' })
    const alone = await storm(child, { actors: 'others' })
    const delays: number[] = []
    for (let at = 0; at < members.length; at += AT_ONCE)
      sockets.push(...(await Promise.all(members.slice(at, at + AT_ONCE).map((member) => watch(url, member, delays)))))
    const unseen = await storm(child, { actors: 'others' })
    const unseenFrames = delays.length
    const seen = await storm(child, { actors: 'shown' })
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL))
    return { alone, unseen, unseenFrames, seen, delays: delays.toSorted((a, b) => a - b) }
  } finally {
    for (const socket of sockets) socket.terminate()
    child.kill('SIGKILL')
  }
}

async function measure(): Promise<readonly Measurement[]> {
  const [bare, product] = [await measured('bare'), await measured('product')]
  const at = ({ delays }: Measured, share: number): number => delays[Math.ceil(delays.length * share) - 1] ?? Infinity
  const each = ({ delays, seen }: Measured): number => delays.length / seen.changes
  const perFrame = (of: Measured): number => (of.seen.cpu - of.unseen.cpu) / each(of)
  const { alone, unseen, unseenFrames, seen } = product
  return [
    { name: 'change of an actor, no sockets, CPU', value: alone.cpu, unit: 'µs' },
    {
      name: `the same beside ${SOCKETS} sockets that show others`,
      value: unseen.cpu,
      unit: 'µs',
      ratio: unseen.cpu / alone.cpu,
      goal: '≤ 1.5',
    },
    { name: 'frames of changes that nobody shows', value: unseenFrames, unit: '', goal: '≤ 0' },
    {
      name: `change that ${each(product).toFixed(2)} sockets show, CPU`,
      value: seen.cpu,
      unit: 'µs',
      ratio: seen.cpu / bare.seen.cpu,
    },
    {
      name: 'of that for each socket that shows it',
      value: perFrame(product),
      unit: 'µs',
      ratio: perFrame(product) / perFrame(bare),
    },
    { name: 'changes a second that were published', value: Math.round(seen.changes / seen.seconds), unit: '/s' },
    { name: 'the same by hand', value: Math.round(bare.seen.changes / bare.seen.seconds), unit: '/s' },
    { name: 'delivery of a change, median', value: at(product, 0.5), unit: 'ms' },
    { name: 'delivery of a change, p99', value: at(product, 0.99), unit: 'ms', goal: '≤ 100' },
    { name: 'delivery of a change by hand, p99', value: at(bare, 0.99), unit: 'ms' },
  ]
}

if (process.argv[2] === 'product') await runStormServer()
else if (process.argv[2] === 'bare') await runBareServer()
else process.stdout.write(JSON.stringify(await measure()))
