import { pinFavorite, unpinFavorite, watchActors } from './actor-commands'
import { actorsPort } from './actors-port'
import {
  actorState,
  actorStateChange,
  actorSummary,
  actorWeights,
  chatPrices,
  gender,
  genderType,
  modelFeatures,
  modelGuestRelation,
  modelProfile,
  modelState,
  note,
  picture,
  tag,
  trait,
} from './actor'
import { actor, actorPrices, actorVideo, getActorData } from './actor-details'
import { actorId } from './actor-id'
import { favoriteActors, getActorNote, getActorState, onlineActorsAmount, storeActorNote } from './actor-calls'
import { actorFilter, actorOrder, actorPreset, categories, category, models } from './actor-queries'
import { writtenActor, writtenSummary } from './written-actor'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { fewPages, manyPages } from '@/adapters/wire/base/site-map'
import { WIDEST_AVATAR, WIDTHS } from '@/domain/pictures/artwork'

const state = {
  onlineSince: 'When they went live; null while they are offline or where it is not known.',
  backAt: 'When an offline actor expects to be back; null where that is not known.',
  isBusy: 'In a single chat with a guest at this moment.',
}

const summary = {
  name: 'Unique; also finds the actor instead of the id.',
  bannedCountryCodes: 'ISO 3166-1 alpha-2: guests from there do not see the actor.',
  sedcards: 'Pictures of the tile, the best first.',
  seed: 'Seed of the sample stream.',
}

/** Actors. */
export const actorsContract: FeatureContract = {
  feature: 'actors',
  about: 'Actors: lists, profiles, favourites and private notes.',
  ports: { actors: actorsPort },
  sitemap: [
    fewPages('category', async ({ actors }) => (await actors.categories()).map(({ slug }) => ({ categorySlug: slug }))),
    manyPages(
      'actors',
      'actor',
      ({ actors }, first, offset) => actors.list({ filter: {}, sort: 'name', first, offset }),
      ({ name }) => ({ actorName: name }),
    ),
  ],
  schemas: [
    { name: 'ActorId', schema: actorId, about: 'Id of an actor.' },
    {
      name: 'Picture',
      schema: picture,
      about: `A picture: a family and one of its variants (p portrait, l landscape, a avatar). Its files are /art/{family}/{variant}-w{width}.webp, as /art/6/p0-w320.webp; widths are ${WIDTHS.join(', ')} pixels, of a0 up to ${WIDEST_AVATAR}.`,
    },
    {
      name: 'Gender',
      sdl: 'String',
      schema: gender,
      about: 'The gender of a person.',
      words: { N: 'not specified or another', M: 'male', F: 'female' },
    },
    {
      name: 'GenderType',
      schema: genderType,
      about: 'What kind of offer it is.',
      words: { F: 'a woman', M: 'a man', FM: 'a couple', FF: 'two women', S: 'trans' },
    },
    {
      name: 'ChatPrices',
      schema: chatPrices,
      about:
        'In coins; null where it is not offered. singleChat is a minute of the mode single, and so is videoChat; voyeurChat a minute of voyeur, singleC2CChat of video-call; ticketShow is a ticket. The modes free and preview cost nothing.',
    },
    {
      name: 'ActorWeights',
      sdl: 'ModelWeights',
      schema: actorWeights,
      about: 'What lists sort by besides what a row shows; the higher the earlier.',
      fields: {
        rank: 'How warmly the platform recommends the actor, 0 to 1,000,000: the order RECOMMENDED, and what decides between equals in others.',
        rating:
          'Satisfaction in hundredths of a percent, with little weight where there are few ratings: the order TOP_RATED.',
      },
    },
    {
      name: 'ActorFeatures',
      sdl: 'ModelFeatures',
      schema: modelFeatures,
      about: 'What the room of an actor can do.',
    },
    {
      name: 'ModelProfile',
      schema: modelProfile,
      about: 'How an actor describes themselves.',
      fields: {
        age: 'In years.',
        threeWords: 'Three tags in the language of the request.',
        languages: 'ISO 639-1.',
        country: 'ISO 3166-1 alpha-2.',
      },
    },
    { name: 'ModelGuestRelation', schema: modelGuestRelation, about: 'What this guest has to do with an actor.' },
    { name: 'ModelState', schema: modelState, about: 'What else changes by the minute.', fields: state },
    {
      name: 'ActorPrices',
      schema: actorPrices,
      about: 'Prices of an actor: of a minute of each kind of chat, in coins; null where it is not offered.',
      fields: {
        video: 'Of a chat with other guests.',
        single: 'Of a single chat.',
        singlec2c: 'Of a video call.',
        voucherChatMinutes: 'Minutes the vouchers of this guest give with them.',
      },
    },
    { name: 'ActorState', sdl: 'ActorState', schema: actorState, about: 'What changes by the minute.', fields: state },
    {
      name: 'ActorStateChange',
      schema: actorStateChange,
      about: 'What of a state has changed; the rest stays as it was.',
      fields: state,
    },
    { name: 'Tag', schema: tag, about: 'A tag to filter by, with its text in the language of the request.' },
    { name: 'ActorTrait', schema: trait, about: 'A tag of a profile, with what it describes.' },
    {
      name: 'ActorSummary',
      sdl: 'Model',
      schema: actorSummary,
      about: 'An actor as a list shows them.',
      write: writtenSummary,
      fields: summary,
    },
    {
      name: 'Actor',
      schema: actor,
      about: 'An actor with all that a profile shows.',
      write: writtenActor,
      fields: {
        ...summary,
        schedule:
          'When they are usually live: day 0 (Sunday) to 6, from and to in hours of the day in Europe/Berlin; to may be 24 or later.',
        ratings: 'Of the last ninety days; satisfactionRate is percent.',
        notes: 'Of this guest about the actor; none without an account.',
        videos: 'The newest four.',
        interviews: 'As interviews answers them.',
        guestHasTicket: 'Whether this guest holds a ticket of their show.',
      },
    },
    { name: 'ActorVideo', schema: actorVideo, about: 'A video of an actor, in a few words.' },
    {
      name: 'ActorNote',
      schema: note,
      about: 'A private note of the guest about an actor.',
      fields: { comment: 'Up to 500 code points.' },
    },
    {
      name: 'ActorOrder',
      sdl: 'ModelOrder',
      schema: actorOrder,
      about:
        'How a list is sorted. Who is live comes first in each of them. NEWEST is by registeredSince, PRICE_UP and PRICE_DOWN by the price of a minute of a single chat, of which free chat counts as 0, NAME by the name in small letters, the others by weights. Of equal prices and ratings the higher weights.rank comes first; what is equal then follows by id.',
    },
    {
      name: 'ActorPreset',
      sdl: 'ModelPreset',
      schema: actorPreset,
      about: 'A list by its name, as pages offer it with one press. A filter beside it counts first.',
    },
    {
      name: 'ActorFilter',
      sdl: 'ModelFilter',
      schema: actorFilter,
      about: 'Which actors are listed: those that match all given filters.',
      fields: {
        gender: 'The category of the offer (ruling 12); one of them is enough.',
        category: 'Slug of a category.',
        languages: 'ISO 639-1; one of them is enough.',
        maxPrice:
          'Maximum price of a minute of a single chat now, in coins. An actor in free chat costs nothing now, regardless of their price afterwards.',
        text: 'Beginning of a word of the name; accents and capitals do not matter.',
      },
    },
    {
      name: 'ActorPage',
      sdl: 'ModelPage',
      schema: models.answer,
      about: 'Part of a list, with the length of the whole.',
    },
    {
      name: 'ActorCategory',
      sdl: 'Category',
      schema: category,
      about: 'A category with how many actors it has.',
      fields: { family: 'Family of its picture.' },
    },
  ],
  operations: [
    {
      operation: models,
      about: 'Part of a list of actors.',
      fields: {
        last: 'Takes the page from the end of the list: its last so many, at most first, before the last offset entries. Missing: from the beginning.',
      },
      documents: {
        modelTiles: ['id', 'name', 'avatar', 'online', 'profile', 'modelGuestRelation'],
        modelNames: ['id', 'name'],
      },
      rules:
        'Lists change while they are read: an entry may appear twice or be missed where pages are read one after the other.',
    },
    { operation: categories, about: 'The categories of actors.' },
    {
      operation: getActorData,
      about: 'A profile; null where there is no such actor, or not for this guest.',
      fields: { actorIdOrName: 'Id or name.' },
    },
    { operation: getActorState, about: 'The state alone; null where there is no such actor.' },
    { operation: getActorNote, about: 'The note of the guest; null where there is none, or no account.' },
    {
      operation: storeActorNote,
      about: 'Stores the note of the guest.',
      rules: 'login-required without an account; too-long beyond 500 code points.',
      fields: { comment: 'An empty one removes the note.' },
    },
    { operation: onlineActorsAmount, about: 'How many actors are live.' },
    { operation: favoriteActors, about: 'Pinned actors, the newest pin first; none without an account.' },
    {
      operation: pinFavorite,
      about: 'Pins an actor.',
      rules:
        'Refused with login-required without an account, no-id where there is no such actor, not-offered for another subject than actor.',
      fields: { subjectId: 'Id of the actor.' },
    },
    {
      operation: unpinFavorite,
      about: 'Removes a pin. Refused as pinFavorite is.',
      fields: { subjectId: 'Id of the actor.' },
    },
    {
      operation: watchActors,
      about: 'Names the actors whose changes this connection receives, in place of those named before.',
      rules:
        'Of one connection: named again on the next. The present state of those that were not named before arrives as actorCurrent. A client whose requestSession has not watches receives the changes of all actors until it sends this command.',
      fields: { actorIds: 'At most 500; null: all actors.' },
    },
  ],
  updates: [
    { type: 'actorOnline', about: 'An actor has come or gone; to clients that watch them.' },
    { type: 'actorState', about: 'The state of an actor has changed; to clients that watch them.' },
    { type: 'freeShowStart', about: 'A free show has begun; to clients that watch the actor.' },
    { type: 'freeShowStop', about: 'A free show has ended; to clients that watch the actor.' },
    { type: 'actorCurrent', about: 'The present state of an actor, to a client that has just begun to watch them.' },
    { type: 'actorsOnline', about: 'How many actors are online; to everybody, at most once a second.' },
  ],
}
