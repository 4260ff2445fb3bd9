import * as z from 'zod/mini'
import { actorId } from './actor-id'
import { command } from '@/adapters/wire/base/command'
import { text, type Wire } from '@/adapters/wire/base/scalars'
import { MAX_WATCHED } from '@/domain/actors/commands'
import type { FavoriteSubject } from '@/domain/guest/commands'

const favoriteSubject: Wire<FavoriteSubject> = z.enum(['actor', 'album', 'sedcardAlbum', 'picture'])
const favorite = { subject: favoriteSubject, subjectId: text(100) }

export const pinFavorite = command('pinFavorite', favorite)
export const unpinFavorite = command('unpinFavorite', favorite)

export const watchActors = command('watchActors', {
  actorIds: z.nullable(z.array(actorId).check(z.maxLength(MAX_WATCHED))),
})
