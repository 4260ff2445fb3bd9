import { fork, type ChildProcess } from 'node:child_process'
import { WebSocket } from 'ws'
import type { Measurement } from '../measurement'
import {
  ACTORS,
  exactly,
  runStormServer,
  SHOWN,
  SOCKETS,
  type Storm,
  type StormCost,
  type StormReady,
} from './storm-server'

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

async function measure(): Promise<readonly Measurement[]> {
  const child = fork(process.argv[1] ?? '', ['serve'], { stdio: ['ignore', 2, 2, 'ipc'] })
  const { url, members } = await new Promise<StormReady>((resolve, reject) => {
    child.once('message', (message) => resolve(message as StormReady))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code ?? 'a signal'}`)))
  })
  const sockets: WebSocket[] = []
  try {
    for (const actors of ['shown', 'others'] as const) await storm(child, { actors })
    const alone = await storm(child, { actors: 'others' })
    const delays: number[] = []
    for (let at = 0; at < members.length; at += AT_ONCE)
      sockets.push(...(await Promise.all(members.slice(at, at + AT_ONCE).map((member) => watch(url, member, delays)))))
    const unseen = await storm(child, { actors: 'others' })
    const unseenDeliveries = delays.length
    const seen = await storm(child, { actors: 'shown' })
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL))
    const sorted = delays.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity
    const each = delays.length / seen.changes
    return [
      { name: 'change of an actor, no sockets, CPU', value: alone.cpu, unit: 'µs' },
      {
        name: `the same beside ${SOCKETS} sockets that show others`,
        value: unseen.cpu,
        unit: 'µs',
        ratio: unseen.cpu / alone.cpu,
        goal: '≤ 1.5',
      },
      { name: 'frames of changes that nobody shows', value: unseenDeliveries, unit: '', goal: '≤ 0' },
      { name: `change that ${each.toFixed(2)} sockets show, CPU`, value: seen.cpu, unit: 'µs' },
      { name: 'the same for each socket that shows it', value: (seen.cpu - unseen.cpu) / each, unit: 'µs' },
      {
        name: 'changes a second that were published',
        value: Math.round(seen.changes / seen.seconds),
        unit: '/s',
        goal: '≥ 9500',
      },
      { name: 'delivery of a change, median', value: at(0.5), unit: 'ms' },
      { name: 'delivery of a change, p99', value: at(0.99), unit: 'ms', goal: '≤ 100' },
    ]
  } finally {
    for (const socket of sockets) socket.terminate()
    child.kill('SIGKILL')
  }
}

if (process.argv[2] === 'serve') await runStormServer()
else process.stdout.write(JSON.stringify(await measure()))
