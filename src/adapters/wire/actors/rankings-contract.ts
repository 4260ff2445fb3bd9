import {
  videocallPrice,
  collectionHost,
  actorCollection,
  collection,
  collections,
  labelledMoney,
  pinnedModels,
  topCam,
  topCams,
  topCamType,
} from './ranking'
import { heatMaps, modelHeatMap } from './presence'
import { presencePort } from './presence-port'
import { rankingsPort } from './rankings-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** Rankings and collections of actors. */
export const rankingsContract: FeatureContract = {
  feature: 'rankings',
  about: 'Rankings of actors, which follow from what the platform counts, and collections that actors recommend.',
  ports: { rankings: rankingsPort, presence: presencePort },
  schemas: [
    {
      name: 'LabelledMoney',
      schema: labelledMoney,
      about: 'An amount of minor units with what is written behind it.',
    },
    {
      name: 'VideocallPrice',
      schema: videocallPrice,
      about: 'What a minute of a video call costs; null where it is not offered.',
    },
    {
      name: 'CollectionHost',
      schema: collectionHost,
      about: 'Who recommends.',
      fields: { avatar: 'null where it is rated above 12.' },
    },
    {
      name: 'TopCam',
      schema: topCam,
      about: 'An actor in a ranking or a collection.',
      fields: {
        rank: 'The place in the whole list, from 1; a filter changes no place.',
        profileLink: 'Address of the profile in the language of the request.',
        onlineVideocall: 'Whether a video call can begin now.',
        age: 'In years; null for a profile of two.',
        avatarPicture: 'null where it is rated above 16, in collections above 12.',
        spokenLanguages: 'ISO 639-1.',
        ratingCount: 'Of the last ninety days.',
        satisfactionRate: 'Percent.',
        videocallPrice: 'Of a minute; null where video calls are not offered.',
      },
    },
    {
      name: 'TopCamType',
      schema: topCamType,
      about: 'A ranking.',
      words: {
        TOP100: 'chats, ratings and pins together',
        FAVORITES: 'how many guests have pinned them',
        BEST_CHATS: 'satisfaction; only actors whose ratings are shown',
        VIDEOCALL: 'video calls; only actors who offer them',
      },
    },
    { name: 'TopCamPage', schema: topCams.answer, about: 'Part of a ranking, with the length of the whole.' },
    {
      name: 'ModelHeatMap',
      schema: modelHeatMap,
      about: 'When an actor is usually live.',
      fields: {
        heatMap:
          '168 hours of a week in Europe/Berlin, Sunday 0:00 first: in how many percent of the last eight weeks they were live.',
        hoursToBeOnline: 'Whole hours until they are expected, 0 while they are live; null: not known.',
        memo: 'What the actor writes about their times, in the language of the request; may be empty.',
      },
    },
    {
      name: 'ActorCollection',
      schema: actorCollection,
      about: 'Actors whom another one recommends.',
      fields: { avatars: 'Of the first members, as far as they are rated up to 12.' },
    },
  ],
  operations: [
    {
      operation: heatMaps,
      about: 'When actors are usually live, in the order of the request.',
      rules: 'Actors that do not exist are left out.',
      fields: { actorIds: 'Up to 50.' },
    },
    {
      operation: topCams,
      about: 'Part of a ranking.',
      rules: 'At most a hundred places. Places change while they are read.',
      fields: { online: 'Only who is live, or only who is not.' },
    },
    { operation: pinnedModels, about: 'Pinned actors, those who are live first; none without an account.' },
    { operation: collections, about: 'All collections.' },
    {
      operation: collection,
      about: 'The members of a collection; none where there is no such collection.',
      fields: { actorId: 'Who recommends.', online: 'Only who is live, or only who is not.' },
    },
  ],
}
