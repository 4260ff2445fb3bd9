import type { ReactNode } from 'react'
import type { Message } from '@/domain/messenger/message'

/** An element between messages, such as others' lines in a room. */
export interface Aside {
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly content: ReactNode
}

/** `previous`: the message before; `before`: the same, if nothing is between them. */
type Entry =
  | { readonly message: Message; readonly previous: Message | undefined; readonly before: Message | undefined }
  | { readonly aside: Aside }

/** Merges messages and asides in the order of their times. */
export function entriesOf(messages: readonly Message[], asides: readonly Aside[]): readonly Entry[] {
  const entries: Entry[] = []
  let next = 0
  messages.forEach((message, index) => {
    const first = next
    for (let aside = asides[next]; aside !== undefined && aside.at < message.at; aside = asides[++next])
      entries.push({ aside })
    // After an aside the author must be named again.
    const previous = messages[index - 1]
    entries.push({ message, previous, before: first === next ? previous : undefined })
  })
  return [...entries, ...asides.slice(next).map((aside) => ({ aside }))]
}
