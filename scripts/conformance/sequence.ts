import type { Contract } from './contract.ts'

/** A frame of the server. */
export interface ServerFrame {
  readonly type: string
  readonly sequence?: number
  readonly payload: Readonly<Record<string, unknown>>
}

/** What was received on one connection. `from`: the number of the last update that the client had when it requested a session. */
export interface Connection {
  readonly frames: readonly ServerFrame[]
  readonly from: number | null
}

/** The number that the first update after a `sessionAcknowledged` follows, if the frame states it. */
const base = ({ payload }: ServerFrame, from: number | null): number | undefined => {
  if (payload['resumed'] === true) return from ?? undefined
  return (payload['position'] as { readonly sequence?: number } | undefined)?.sequence
}

/**
 * What is wrong with the numbers of the updates of one connection: each is one more than the one before, so that none is missing, doubled
 * or out of order. The first follows the position that the session began at.
 */
export function sequenceErrors({ frames, from }: Connection): readonly string[] {
  let before: number | undefined
  return frames.flatMap((frame) => {
    if (frame.type === 'sessionAcknowledged') before = base(frame, from) ?? before
    const { type, sequence } = frame
    if (sequence === undefined) return []
    const follows = before
    before = sequence
    return follows === undefined || sequence === follows + 1 ? [] : [`${type}: number ${sequence} follows ${follows}`]
  })
}

/** What is wrong with the frames of one connection, by shape and by number. */
export const connectionErrors = (contract: Contract, connection: Connection): readonly string[] => [
  ...connection.frames.flatMap((frame) => contract.frameErrors(frame).map((error) => `${frame.type}: ${error}`)),
  ...sequenceErrors(connection),
]
