import type { LiveCommand } from '@/domain/assembly/live-command'

/** Number of named actors that cost as much as a frame: each is read and sent to the page. */
const ACTORS_PER_FRAME = 25

/**
 * Returns how many frames of a guest's budget a command takes: one names up to 500 actors, all of
 * which are read.
 */
export const frameCost = (command: LiveCommand): number =>
  command.type === 'watchActors' ? 1 + Math.ceil((command.actorIds?.length ?? 0) / ACTORS_PER_FRAME) : 1
