import type { ServerFrame } from './platform-socket.ts'

/**
 * What is wrong with the numbers of the updates of one connection: each is one more than the one before, so that none is missing, doubled
 * or out of order.
 */
export function sequenceErrors(frames: readonly Pick<ServerFrame, 'type' | 'sequence'>[]): readonly string[] {
  const numbered = frames.flatMap(({ type, sequence }) => (sequence === undefined ? [] : [{ type, sequence }]))
  return numbered.flatMap(({ type, sequence }, at) => {
    const before = numbered[at - 1]?.sequence
    return before === undefined || sequence === before + 1 ? [] : [`${type}: number ${sequence} follows ${before}`]
  })
}
