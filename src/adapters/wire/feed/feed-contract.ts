import {
  buyPost,
  commentPost,
  deleteComment,
  feed,
  feedTotalCounts,
  guestBoughtContent,
  hidePost,
  likePost,
  post,
  postChangeAnswer,
  postPurchaseAnswer,
  tipPost,
  unlikePost,
  viewedPost,
} from './feed-calls'
import { feedPort } from './feed-port'
import { feedSchemas } from './feed-schemas'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { MAX_COMMENTS_OF_GUEST } from '@/domain/feed/comments'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'
import { NO_ADDRESS } from '@/domain/media/granted-address'
import type { FeedPost } from '@/domain/feed/post'

const KEY =
  'For a guest who is logged in the request carries the header X-Feed-Key: SHA-256 of "feed " and the access token, in hexadecimal digits. A guest who is logged in is refused without it (missing-token); for one who is not, no key is sent.'

const OPTIONAL_KEY = 'Answered without the header X-Feed-Key as with it; it is sent for a guest who is logged in only.'

/** What actors write for guests. */
export const feedContract: FeatureContract = {
  feature: 'feed',
  about: 'What actors write, for all guests or for those who pay, with tips and comments.',
  ports: { feed: feedPort },
  schemas: [
    ...feedSchemas,
    { name: 'FeedPage', schema: feed.answer, about: 'A page of a feed.' },
    {
      name: 'PostChange',
      schema: postChangeAnswer,
      about: 'What became of something that a guest did with a post.',
      fields: {
        errorCode: 'What was refused; null where nothing was.',
        post: 'The post as it is now, with its comments; null where it was refused.',
      },
    },
    {
      name: 'PostPurchase',
      schema: postPurchaseAnswer,
      about: 'What became of a purchase or a tip.',
      fields: {
        errorCode: 'What was refused; null where nothing was.',
        post: 'The post as it is now; null where it was refused.',
        balance: 'Coins after it; null where it was refused.',
        charged: '0 where nothing was left to pay.',
        coinsMissing: 'For not-enough-money; else 0.',
      },
    },
  ],
  operations: [
    {
      operation: feed,
      about: 'A page of a feed, the newest posts first; that of one model begins with the pinned ones.',
      rules: `The cursor names a position that never moves: pages neither repeat nor leave out a post while others are published. ${OPTIONAL_KEY}`,
      fields: {
        after: 'The cursor that the page before was answered with; null: from the newest on.',
        modelId: 'Posts of one actor; missing: of all.',
        follows: 'Posts of actors among the favorites of the guest.',
        typeGroups: 'Any of them; missing: all.',
        mode: 'Which posts by what they cost.',
        language: 'Of the texts.',
      },
    },
    {
      operation: feedTotalCounts,
      about: 'How many posts there are of each kind.',
      rules: OPTIONAL_KEY,
      fields: { modelId: 'Posts of one actor; null: of all.' },
    },
    {
      operation: post,
      about: 'A post with its comments; null where there is none of this id.',
      rules: OPTIONAL_KEY,
    },
    {
      operation: guestBoughtContent,
      about: 'How many pictures and clips a guest has bought with posts.',
      rules: `Of any other guest than the one who requests it, not-found. ${KEY}`,
    },
    {
      operation: viewedPost,
      about: 'Reports that a guest has seen a post; answered with whether it was counted now.',
      rules: `Counted once for a guest and a post, a moment later, and for guests with an account only. ${KEY}`,
      fields: { context: 'Where they saw it.' },
    },
    {
      operation: buyPost,
      about: 'Buys a post.',
      rules: `The same key is charged once, for ever. Again under its key it is answered as the first time; under another key, what is bought already is answered as a success with charged 0. A price above agreedPrice is refused with price-changed. The updates balance and feedPostChanged follow. ${KEY}`,
      fields: {
        key: 'Drawn by the client for one press of one button.',
        agreedPrice: 'Most that may be charged, in coins.',
      },
    },
    { operation: likePost, about: 'Likes a post.', rules: `Liking twice changes nothing. ${KEY}` },
    { operation: unlikePost, about: 'Takes the like back.', rules: `Doing so twice changes nothing. ${KEY}` },
    {
      operation: commentPost,
      about: 'Writes a comment, or a reply to one.',
      rules: `From 1 to 500 characters without space around them; others are refused with no-text. Refused with hidden where the guest may not see the post, with blocked-for-comments for guests who may not comment, and with too-many beyond ${MAX_COMMENTS_OF_GUEST} of one guest on one post. ${KEY}`,
      fields: {
        repliesToCommentId: 'null: it begins a conversation.',
        key: 'The same key writes one comment, however often it arrives.',
      },
    },
    {
      operation: deleteComment,
      about: "Deletes a comment of the guest's own.",
      rules: `Where it has replies, its place stays without a text and a user. ${KEY}`,
    },
    {
      operation: tipPost,
      about: 'Gives a tip for a post.',
      rules: `In coins only. The same key is charged once, for ever. The updates balance and feedPostChanged follow. ${KEY}`,
      fields: { amountCoins: 'Exactly so much is charged.', key: 'Drawn by the client for one press of one button.' },
    },
    { operation: hidePost, about: 'Takes a post out of the lists of the guest.', rules: KEY },
  ],
  updates: [
    {
      type: 'feedPostPublished',
      about: 'There is a new post, to everybody. Clients announce it; it is loaded when a guest wants to see it.',
    },
    {
      type: 'feedPostChanged',
      about:
        'The guest has bought, liked or commented a post, or given a tip for it: to all of their pages, which load it again.',
    },
  ],
}

const withoutGrants = ({ photos, clip, ...post }: FeedPost): FeedPost => ({
  ...post,
  photos: photos && { ...photos, photos: photos.photos.map((photo) => ({ ...photo, address: NO_ADDRESS })) },
  clip: clip && { ...clip, sources: clip.sources.map((source) => ({ ...source, src: NO_ADDRESS })) },
})

export const feedGrants: GrantingCalls['feed'] = {
  list: (page) => ({ ...page, items: page.items.map(withoutGrants) }),
  byId: (post) => post && withoutGrants(post),
  buy: null,
  comment: null,
  deleteComment: null,
  hide: null,
  like: null,
  tip: null,
  unlike: null,
}
