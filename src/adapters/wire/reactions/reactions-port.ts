import { likeReaction, listReactions, openReaction } from './reaction-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ReactionGateway } from '@/application/reactions/reaction-gateway'

const bound = bindingOf<ReactionGateway>()

/** Reactions on the wire. */
export const reactionsPort: PortBinding<ReactionGateway> = {
  list: bound('list', listReactions, { fields: ['first', 'after'] }),
  like: bound('like', likeReaction, { fields: ['reactionId', 'liked'] }),
  clip: bound('clip', openReaction, {
    fields: ['reactionId'],
    answer: 'clip',
    reach: (clip, baseUrl) => (clip === null ? null : { ...clip, playlistUrl: atServer(clip.playlistUrl, baseUrl) }),
  }),
}
