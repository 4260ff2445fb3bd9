import type { LiveCommand } from '@/domain/assembly/live-command'

/** How many named actors cost as much as a frame: each is read and sent to the page. */
const ACTORS_PER_FRAME = 25

/** How many frames' worth of a guest's budget a command takes: one names up to 500 actors, all of which are read. */
export const frameCost = (command: LiveCommand): number =>
  command.type === 'watchActors' ? 1 + Math.ceil((command.actorIds?.length ?? 0) / ACTORS_PER_FRAME) : 1
