import { buyVideo, captionTrack, sendVideoShareEmail, videoSource, videoSourceAnswer, watchStart } from './video-calls'
import {
  dislikeVideo,
  likeResult,
  likeVideo,
  videoById,
  videoFilter,
  videoLikes,
  videoOrder,
  videos,
  videoType,
} from './video-queries'
import { contentNeed } from './content-need'
import { likes, ratingResult } from './rating'
import {
  video,
  videoActor,
  videoDetails,
  videoGuestInfo,
  videoId,
  videoThumbnail,
  videoRating,
  contestInfo,
} from './video'
import { videoStarsPort } from './videoStars-port'
import { mostPopularTags, searchTags, tagCount } from './tag-queries'
import { tagsPort } from './tags-port'
import { videoStar, videoStars } from './video-stars'
import { vip30Port } from './vip30-port'
import { monthValue, videosValueHistory } from './vip30-queries'
import { videosPort } from './videos-port'
import { writtenVideo } from './written-video'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { manyPages } from '@/adapters/wire/base/site-map'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'

const fields = {
  duration: 'In seconds.',
  ageRating: '12, 16 or 18 years.',
  new: 'Released in the last days.',
  price: 'In coins, as this guest pays it.',
  basePrice: 'In coins, before any discount.',
  cover: 'Its preview image, of which there is a file of each width.',
  contestInfo: 'Its rank in a contest, from 1; null: in none.',
  guestInfo: 'What this guest has to do with it.',
}

/** Videos. */
export const mediaContract: FeatureContract = {
  feature: 'media',
  ports: { videos: videosPort, videoStars: videoStarsPort, tags: tagsPort, vip30: vip30Port },
  sitemap: [
    manyPages(
      'videos',
      'video',
      ({ videos }, first, offset) => videos.list({ filter: {}, sort: 'newest', first, offset }),
      ({ id }) => ({ videoId: id }),
    ),
  ],
  about: 'The video shop.',
  schemas: [
    { name: 'VideoId', schema: videoId, about: 'Id of a video.' },
    { name: 'VideoActor', schema: videoActor, about: 'The actor of a video, as a tile shows them.' },
    { name: 'VideoGuestInfo', schema: videoGuestInfo, about: 'What the guest has to do with a video.' },
    { name: 'Video', schema: video, about: 'A video.', fields, write: writtenVideo },
    { name: 'VideoRating', schema: videoRating, about: 'How guests like a video.' },
    { name: 'VideoContestInfo', schema: contestInfo, about: 'The place of a video in a contest, from 1.' },
    {
      name: 'VideoStar',
      schema: videoStar,
      about: 'An actor by the videos they offer.',
      fields: {
        id: 'The same as actorId.',
        age: 'In years; null for a profile of two.',
        profileLink: 'Address of the profile in the language of the request.',
        newVideoCount: 'Released in the last fortnight.',
        spokenLanguages: 'ISO 639-1.',
      },
    },
    { name: 'TagCount', schema: tagCount, about: 'A tag with the number of videos that have it.' },
    {
      name: 'MonthValue',
      schema: monthValue,
      about: 'What the VIP30 offers that came out in a month are worth.',
      fields: { month: 'From 1.', value: 'In coins, before any discount.' },
    },
    { name: 'VideoStarPage', schema: videoStars.answer, about: 'Part of the list, with the length of the whole.' },
    {
      name: 'ContentNeed',
      sdl: 'String',
      schema: contentNeed,
      about: 'What the guest needs before they may watch all of it.',
      words: {
        needLogin: 'an account',
        needAgeCheck: 'a proof of age',
        needAbo: 'a subscription',
        needPurchase: 'to buy it',
        withdrawn: 'nothing opens it: the operator has taken it away, and the guest has bought it before',
      },
    },
    {
      name: 'Likes',
      schema: likes,
      about: 'How many guests like something, how many do not, and what this guest has answered.',
    },
    {
      name: 'RatingAnswer',
      schema: ratingResult,
      about: 'Whether a rating was stored.',
      fields: {
        likes: 'As they are now; null where it was refused.',
        reason: 'login-required or not-found; null where it was stored.',
      },
    },
    {
      name: 'VideoThumbnail',
      schema: videoThumbnail,
      about: 'A frame of a video.',
      fields: {
        at: 'Seconds from the beginning.',
        address:
          'Where its files begin: -w140.webp or -w320.webp follows. It works for this session only, and for six hours.',
      },
    },
    {
      name: 'VideoDetails',
      sdl: 'Video',
      schema: videoDetails,
      write: writtenVideo,
      about: 'A video with the gate that restricts it.',
      fields: {
        ...fields,
        description: 'Of a video requested by its id only.',
        need: 'needLogin, needAgeCheck, needAbo, needPurchase or withdrawn; null: all of it may be watched. Of a video requested by its id only.',
        previewThumbnails:
          'Frames of what this guest may see, at most a hundred; none of a video that is rated above what they are shown. Of a video requested by its id only.',
      },
    },
    {
      name: 'CaptionTrack',
      schema: captionTrack,
      about: 'Captions of a video in one language.',
      fields: {
        language: 'ISO 639-1.',
        address:
          'Of a WebVTT file with the text of what may be seen. It works for this session only, and for six hours.',
      },
    },
    {
      name: 'VideoSource',
      schema: videoSourceAnswer,
      about: 'Where a player finds the picture; null: there is no such video.',
    },
    {
      name: 'VideoOrder',
      schema: videoOrder,
      about:
        'How a list is sorted: by the date of release, price, duration, likes, how often it was sold, or what is watched lately. Equal ones follow by id.',
    },
    { name: 'VideoType', schema: videoType, about: 'A kind of video; select is another name of vxselect.' },
    {
      name: 'VideoFilter',
      schema: videoFilter,
      about: 'Which videos are listed: those that match all given filters.',
      fields: {
        types: 'All of them have to match.',
        actingGroups: 'The kinds of actors whose videos are listed.',
        tags: 'Ids of tags; all of them have to match.',
      },
    },
    { name: 'VideoPage', schema: videos.answer, about: 'Part of a list, with the length of the whole.' },
    {
      name: 'LikeAnswer',
      schema: likeResult,
      about: 'Whether it was done.',
      fields: {
        likes: 'How many there are now; null where it was refused.',
        reason: 'login-required or not-found; null where it was done.',
      },
    },
  ],
  operations: [
    {
      operation: videoStars,
      about: 'Actors by the number of their videos, the most first; without first a hundred.',
    },
    {
      operation: searchTags,
      about: 'Tags of videos with a word that begins with the text, accents and case aside; at most twenty.',
    },
    {
      operation: mostPopularTags,
      about: 'Tags by the number of their videos, the most first; without first a hundred.',
    },
    {
      operation: videosValueHistory,
      about: 'What the VIP30 offers of each of the last twelve months are worth, the oldest month first.',
    },
    {
      operation: videos,
      about: 'Part of a list of videos.',
      rules:
        'Lists change while they are read, as those of models. What is missing is as the list has it by itself: its filter, its order, a page of 10 videos, of the top list 4. Types are added to those of the list; any other part of a filter replaces the default.',
      fields: {
        category:
          'allVideos, discounted, trending, free, top, vip30, bought or new; missing: all videos. Another one is refused with invalid-request, Unmapped category.',
      },
    },
    { operation: videoById, about: 'A video; null where there is none.' },
    { operation: likeVideo, about: 'Likes a video, or takes that back.' },
    {
      operation: dislikeVideo,
      about: 'Dislikes a video, or takes that back.',
      rules: 'A guest who dislikes a video does not like it any more, and the other way round.',
    },
    { operation: videoLikes, about: 'How many guests like and dislike a video; null where there is none.' },
    {
      operation: buyVideo,
      about: 'Buys a video.',
      rules:
        'The same key for the same video is charged once, for ever, also over a restart; one key for two videos is two purchases. Again under its key it is answered as the first time; under another key, what is bought already is answered as a success with charged 0. A price above agreedPrice is refused with price-changed and nothing is charged. A balance update follows. previewThumbnails is empty: frames are answered by the query of the video.',
      fields: {
        key: 'Drawn by the client for one press of one button.',
        agreedPrice: 'Maximum that may be charged, in coins.',
      },
    },
    { operation: videoSource, about: 'Where the picture of a video is, as far as this guest may see it.' },
    {
      operation: sendVideoShareEmail,
      about: 'Mails the link of a video to an address.',
      rules:
        'At most three mails of a guest to one address, and ten to any, in a quarter of an hour. The mail names neither the product nor the guest, and the address is not stored.',
    },
    { operation: watchStart, about: 'Counts that watching began, for a guest with an account.' },
  ],
}

export const videosGrants: GrantingCalls['videos'] = {
  byId: (found) => found && { ...found, previewThumbnails: [] },
  source: null,
  buy: null,
}
