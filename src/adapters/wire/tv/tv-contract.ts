import {
  mediathekState,
  tvBreadcrumb,
  tvFormat,
  tvPost,
  tvPostDetails,
  tvSeries,
  tvVideo,
  tvVideoDetails,
  tvVideoSource,
} from './mediathek'
import {
  mediathekVideos,
  recommendations,
  series,
  seriesByKey,
  tvFormatCall,
  tvPostCall,
  tvSuggest,
  tvVideoCall,
  updateMediathek,
} from './mediathek-calls'
import { mediathekPort } from './mediathek-port'
import {
  broadcast,
  broadcastVideo,
  currentProgram,
  lateNightEvent,
  lateNightShowAnswer,
  lateNightText,
  tvChannel,
  tvGenre,
  tvHost,
  tvNeed,
  tvOffer,
  tvStream,
} from './tv'
import { currentProgramQuery, lateNightShow, tvProgram, tvStreamCall } from './tv-calls'
import { tvPort } from './tv-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'

const videoFields = {
  hashId: 'Names the video for suggestions, and in the address of its page.',
  seriesKey: 'The key of its series and of its format.',
  episode: 'Within its season, from 1.',
  duration: 'Of the whole video.',
  isPremium: 'Belongs to the TV subscription.',
}

/** TV: two channels and the mediathek. */
export const tvContract: FeatureContract = {
  feature: 'tv',
  about: 'TV: two live channels with a programme, and the mediathek of what was broadcast.',
  ports: { tv: tvPort, mediathek: mediathekPort },
  schemas: [
    {
      name: 'TvChannel',
      schema: tvChannel,
      about: 'A channel.',
      words: { free: 'for every guest', premium: 'for guests with the TV subscription' },
    },
    { name: 'TvGenre', schema: tvGenre, about: 'What a programme is about.' },
    {
      name: 'TvNeed',
      schema: tvNeed,
      about: 'What a guest lacks.',
      words: { needLogin: 'an account', needAbo: 'the TV subscription' },
    },
    { name: 'TvHost', schema: tvHost, about: 'A model who is in a programme.' },
    { name: 'BroadcastVideo', schema: broadcastVideo, about: 'The page of a video in the mediathek.' },
    {
      name: 'Broadcast',
      schema: broadcast,
      about: 'A broadcast of a channel.',
      fields: {
        episode: 'What this one is called; empty for a format without episodes.',
        video: 'The same episode in the mediathek; null: it is not there (yet).',
      },
    },
    { name: 'CurrentProgram', schema: currentProgram, about: 'What a channel shows, and what follows.' },
    { name: 'TvOffer', schema: tvOffer, about: 'What the TV subscription costs, and for how many days.' },
    {
      name: 'TvStream',
      schema: tvStream,
      about: 'Where a channel is played, or what the guest lacks.',
      fields: {
        url: 'A live HLS playlist, for this session only. It is requested without a token, with the cookie of the device.',
        until: 'Until when the address opens anything; the end of the subscription at the latest.',
        reason: 'needLogin, needAbo; locked: this guest may watch nothing.',
      },
    },
    { name: 'LateNightText', schema: lateNightText, about: 'A headline and its text.' },
    { name: 'LateNightEvent', schema: lateNightEvent, about: 'A night of the show, in both of its languages.' },
    {
      name: 'LateNightShow',
      schema: lateNightShowAnswer,
      about: 'The late-night show.',
      fields: { events: 'Those of a week that are not over, the next one first.' },
    },
    {
      name: 'TvSeries',
      schema: tvSeries,
      about: 'A series of the mediathek.',
      fields: { id: 'Its key.', videoCount: 'Released ones.' },
    },
    { name: 'TvVideo', schema: tvVideo, about: 'A video of the mediathek.', fields: videoFields },
    {
      name: 'TvVideoSource',
      schema: tvVideoSource,
      about: 'What a player is given: all of a video or its preview.',
      fields: { playlistUrl: 'An HLS playlist, for this session only and for six hours.' },
    },
    {
      name: 'TvVideoDetails',
      schema: tvVideoDetails,
      about: 'A video of the mediathek with all that its page shows.',
      fields: {
        ...videoFields,
        need: 'What the guest lacks for all of it; null: nothing.',
        source: 'null: this guest may watch nothing.',
        next: 'The episode after it, if it is released.',
        previous: 'The episode before it.',
      },
    },
    { name: 'TvPost', schema: tvPost, about: 'A post of the editors about a format.' },
    { name: 'TvBreadcrumb', schema: tvBreadcrumb, about: 'A page above a post.' },
    {
      name: 'TvPostDetails',
      schema: tvPostDetails,
      about: 'A post with all that its page shows.',
      fields: { previous: 'The post before it; null for the first.', similar: 'About the same format first.' },
    },
    {
      name: 'TvFormat',
      schema: tvFormat,
      about: 'A format with all that its page shows.',
      fields: { broadcasts: 'The next ones, at most a week ahead.', videoCount: 'Released ones.' },
    },
    {
      name: 'MediathekState',
      schema: mediathekState,
      about: 'What the mediathek holds.',
      fields: { version: 'Another one than before: lists are out of date.' },
    },
    { name: 'TvSeriesPage', schema: series.answer, about: 'Part of the list of series.' },
    { name: 'TvVideoPage', schema: mediathekVideos.answer, about: 'Part of a list of videos.' },
  ],
  operations: [
    { operation: currentProgramQuery, about: 'What a channel shows and what follows; null where it shows nothing.' },
    { operation: lateNightShow, about: 'The late-night show; null where there is none.' },
    { operation: series, about: 'Part of the list of series, the one with the newest video first.' },
    { operation: seriesByKey, about: 'One series; null where there is none of this key.' },
    {
      operation: mediathekVideos,
      about: 'Part of the list of videos of a key, the newest first.',
      fields: { key: 'Of a series, a genre, or all.' },
    },
    { operation: recommendations, about: 'The newest video of each series.' },
    {
      operation: tvProgram,
      about: 'What a channel shows between two moments, in its order. It is public for both channels.',
      fields: {
        from: 'Broadcasts that end before it are left out; missing: now.',
        to: 'Broadcasts that begin at it or later are left out; missing: a day after from. At most eight days are answered.',
      },
    },
    {
      operation: tvStreamCall,
      about: 'Where this guest plays a channel, or what they lack.',
      rules: 'Requested again when until has come, and when a tvSubscription update arrives.',
    },
    { operation: tvFormatCall, about: 'A format; null where there is none of this key.' },
    { operation: tvPostCall, about: 'A post; null where there is none of this slug.' },
    { operation: tvVideoCall, about: 'A video; null where there is none of this id, or it is not released.' },
    { operation: tvSuggest, about: 'What to watch after a video: the episodes after it, then others.' },
    { operation: updateMediathek, about: 'What the mediathek holds at this moment.' },
  ],
}

export const tvGrants: GrantingCalls['tv'] = { stream: null }

export const mediathekGrants: GrantingCalls['mediathek'] = { video: (found) => found && { ...found, source: null } }
