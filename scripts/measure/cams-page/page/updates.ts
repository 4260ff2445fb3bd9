import type { ActorId } from '@/domain/ids'
import type { ActorState } from '@/domain/actors/actor'

/** A change as it arrives over a socket: a message, and a task of its own. */
export interface Update {
  readonly actorId: ActorId
  readonly state: Partial<ActorState>
}

const WORKER = `
const RATE = 1000
let seed = 7
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}
let sent = 0
const begun = performance.now()
setInterval(() => {
  for (const due = ((performance.now() - begun) * RATE) / 1000; sent < due; sent++) {
    const state = random() < 0.6 ? { isOnline: random() < 0.75 } : random() < 0.5 ? { isBusy: random() < 0.5 } : { freeChat: random() < 0.3 }
    postMessage({ actorId: 'a' + Math.floor(random() * 500), state })
  }
}, 4)
`

/** A thousand updates a second of the 500 actors, the same for both pages; they come from another thread, as from a network. */
export function receive(onUpdate: (update: Update) => void): void {
  const worker = new Worker(URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' })))
  let received = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Update>) => {
    onUpdate(data)
    Object.assign(globalThis, { received: ++received })
  })
}
