import * as z from 'zod/mini'
import { actorId } from './actor-id'
import { command } from '@/adapters/wire/base/command'
import { MAX_WATCHED } from '@/domain/actors/commands'

export const watchActors = command('watchActors', {
  actorIds: z.nullable(z.array(actorId).check(z.maxLength(MAX_WATCHED))),
})
