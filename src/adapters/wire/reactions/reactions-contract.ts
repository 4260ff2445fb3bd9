import { likeReaction, listReactions, openReaction, reaction, reactionClip, reactionMood } from './reaction-calls'
import { reactionsPort } from './reactions-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'

/** Short clips of actors reacting. */
export const reactionsContract: FeatureContract = {
  feature: 'reactions',
  about: 'Live reactions: short clips of actors reacting to something in their room.',
  ports: { reactions: reactionsPort },
  schemas: [
    { name: 'ReactionMood', schema: reactionMood, about: 'How an actor reacts.' },
    {
      name: 'Reaction',
      schema: reaction,
      about: 'A reaction. It contains no address of its clip.',
      fields: { liked: 'Whether this guest likes it.' },
    },
    {
      name: 'ReactionClip',
      schema: reactionClip,
      about: 'Where a clip can be played, in this session and for a limited time.',
      fields: { playlistUrl: 'Address of an HLS playlist.' },
    },
  ],
  operations: [
    { operation: listReactions, about: 'Reactions, the newest first.' },
    {
      operation: likeReaction,
      about: 'Likes a reaction, or no longer.',
      rules: 'Once for a guest with an account, however often it is sent.',
    },
    { operation: openReaction, about: 'Where the clip is; null where there is none, or the guest may not watch.' },
  ],
}

export const reactionsGrants: GrantingCalls['reactions'] = { clip: null }
