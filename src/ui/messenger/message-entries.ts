import type { ReactNode } from 'react'
import type { Message } from '@/domain/messenger/message'

/** Something between the messages of a conversation, as lines of others in a room. */
export interface Aside {
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly content: ReactNode
}

/** `previous`: the message before; `before`: the same, unless something else is between them. */
type Entry =
  | { readonly message: Message; readonly previous: Message | undefined; readonly before: Message | undefined }
  | { readonly aside: Aside }

/** Messages and what is between them, in the order of their moments. */
export function entriesOf(messages: readonly Message[], asides: readonly Aside[]): readonly Entry[] {
  const entries: Entry[] = []
  let next = 0
  messages.forEach((message, index) => {
    const first = next
    for (let aside = asides[next]; aside !== undefined && aside.at < message.at; aside = asides[++next])
      entries.push({ aside })
    // After something else it has to be named again whose message follows.
    const previous = messages[index - 1]
    entries.push({ message, previous, before: first === next ? previous : undefined })
  })
  return [...entries, ...asides.slice(next).map((aside) => ({ aside }))]
}
