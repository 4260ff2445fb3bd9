import * as z from 'zod/mini'
import type { Operation } from './operation'
import type { Wire } from './scalars'
import type { LiveCommand, LiveCommandType } from '@/domain/assembly/live-command'

/** The command of a type. */
export type CommandOf<T extends LiveCommandType> = Extract<LiveCommand, { readonly type: T }>

/** An operation of the socket. `answer` is the `result` of its acknowledgement. */
export interface Command<T extends LiveCommandType, O> extends Operation<CommandOf<T>, O> {
  readonly name: T
  readonly transport: 'socket'
}

type Shape<T extends LiveCommandType> = {
  readonly [K in Exclude<keyof CommandOf<T>, 'type'>]-?: Wire<Required<CommandOf<T>>[K]>
}

/** A command whose answer only confirms that it was executed. */
export const acknowledged: Wire<unknown> = z.unknown()

/**
 * Declares a command. Every command may be sent again under its `requestId` and is executed once.
 */
export const command = <T extends LiveCommandType, O = unknown>(
  name: T,
  payload: Shape<T>,
  answer: Wire<O> = acknowledged as Wire<O>,
): Command<T, O> => ({
  name,
  transport: 'socket',
  request: z.object({ type: z.literal(name), ...payload }) as unknown as Wire<CommandOf<T>>,
  answer,
  repeatable: true,
})
