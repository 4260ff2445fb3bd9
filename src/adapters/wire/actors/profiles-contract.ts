import { actorRatings, chatRatings } from './profile-parts'
import { profilesPort } from './profiles-port'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

/** What only the profile of an actor shows. */
export const profilesContract: FeatureContract = {
  feature: 'profiles',
  about: 'What only the profile of an actor shows.',
  ports: { profiles: profilesPort },
  schemas: [
    {
      name: 'ActorRatings',
      schema: actorRatings,
      about: 'What guests of an actor answered after paid chats of at least a minute, in the last ninety days.',
      fields: {
        countRatings: 'good, fair and poor together. Shown to guests from 10 on.',
        satisfactionRate: 'Percent of the ratings that are good; 0 without ratings.',
        chats: 'All paid chats the actor has had, rated or not.',
      },
    },
  ],
  operations: [
    {
      operation: chatRatings,
      about: 'How guests liked their chats with an actor; null where there is no such actor.',
      rules: 'A chat counts once, with the last answer about it. A new answer is counted within seconds.',
    },
  ],
}
