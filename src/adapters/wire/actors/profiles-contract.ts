import {
  actorGallery,
  actorRatings,
  chatRatings,
  galleryActor,
  getActorGallery,
  getActorPreviewImage,
  getActorTvLivestream,
  interviews,
  ratedPhoto,
  tvLivestream,
} from './profile-parts'
import { interview, interviewQuestion } from './actor-details'
import { profilesPort } from './profiles-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

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
    {
      name: 'RatedPhoto',
      schema: ratedPhoto,
      about: 'A picture of an actor.',
      fields: { fsk: 'The age it is rated for, in years.' },
    },
    { name: 'GalleryActor', schema: galleryActor, about: 'Whose pictures they are.' },
    {
      name: 'ActorGallery',
      schema: actorGallery,
      about: 'The pictures of an actor that this guest may see; the others are not in the answer.',
      fields: { fsk: 'The highest rating this guest is shown: 18 with a proof of age, else 16.' },
    },
    { name: 'InterviewQuestion', schema: interviewQuestion, about: 'A question with its answer.' },
    {
      name: 'Interview',
      schema: interview,
      about: 'What an actor answers, in the language of the request.',
      fields: { width: 'The width in which the picture exists that is not below the requested one, in pixels.' },
    },
    {
      name: 'TvLivestream',
      schema: tvLivestream,
      about: 'When an actor is on TV every week.',
      fields: {
        slot: 'Day 0 (Sunday) to 6, from and to in hours of the day in Europe/Berlin.',
        nextAt: 'When it begins next; null while it runs.',
      },
    },
  ],
  operations: [
    {
      operation: getActorGallery,
      about: 'The pictures of an actor; null where there is no such actor.',
    },
    {
      operation: interviews,
      about: 'The interviews of an actor; none where they gave none.',
      fields: { size: 'Width of the picture in pixels; missing: 720.' },
    },
    { operation: getActorTvLivestream, about: 'When an actor is on TV; null where they are not.' },
    {
      operation: getActorPreviewImage,
      about: 'The preview picture of an actor; null where there is no such actor.',
      fields: { actorIdOrName: 'Id or name.' },
    },
    {
      operation: chatRatings,
      about: 'How guests liked their chats with an actor; null where there is no such actor.',
      rules: 'A chat counts once, with the last answer about it. A new answer is counted within seconds.',
    },
  ],
}
