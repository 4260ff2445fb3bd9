import {
  boughtContent,
  clipSource,
  commentAuthor,
  commentId,
  feedComment,
  feedContext,
  feedMode,
  feedPost,
  feedThread,
  feedTotals,
  listedComments,
  listedPost,
  onlineState,
  postAuthor,
  postAvatar,
  postClip,
  postComments,
  postGuestState,
  postId,
  PHOTO_FILE,
  postPhoto,
  postPhotos,
  postStatus,
  postType,
  tippingGoal,
  typeGroup,
  wirePostType,
} from './post'
import type { FeedPost, PostAvatar, PostPhoto } from '@/domain/feed/post'
import type { PictureRef } from '@/domain/actors/actor'
import type { NamedSchema } from '@/adapters/wire/base/feature-contract'

/** The files of a picture by their widths in pixels. `base`: where they begin. */
const srcSetOf = (base: string, widths: readonly number[]): string =>
  widths.map((width) => `${base}-w${width}.webp ${width}w`).join(', ')

const filesOf = (shown: PictureRef | null): { readonly url: string | null; readonly srcSet: string | null } => {
  if (shown === null) return { url: null, srcSet: null }
  const base = `/art/${shown.family}/${shown.variant}`
  return { url: `${base}-w140.webp`, srcSet: srcSetOf(base, [60, 140, 320]) }
}

const written = (given: FeedPost): object => ({ ...given, type: wirePostType(given.type) })

const commentFields = {
  conversationId: 'The comment that began the conversation: its own id where it did.',
  parentId: 'The comment it replies to; null where it began the conversation.',
  isCreator: 'Whether the actor who published the post wrote it.',
  tipped: 'Whether its author has given a tip for the post.',
  text: 'Empty where it was deleted.',
  user: 'Who wrote it; null where it was deleted and has replies.',
}

/** What a post consists of, for the published contract. */
export const feedSchemas: readonly NamedSchema[] = [
  { name: 'PostId', schema: postId, about: 'Id of a post.' },
  { name: 'CommentId', schema: commentId, about: 'Id of a comment.' },
  {
    name: 'PostType',
    schema: postType,
    about: 'A kind of post.',
    words: {
      TextPost: 'No fields beyond those of every post.',
      ClipPost: 'Shows a clip.',
      PhotosPost: 'Shows pictures.',
      hotClip: 'A short clip in which an actor introduces themselves.',
      photoGallery: 'Pictures out of a new album.',
      profileImage: 'A new picture of a profile.',
      photoContest: 'Pictures that take part in a contest.',
    },
  },
  { name: 'TypeGroup', schema: typeGroup, about: 'Kinds of posts that are listed together.' },
  { name: 'FeedMode', schema: feedMode, about: 'Which posts by what they cost.' },
  { name: 'FeedContext', schema: feedContext, about: 'Where a guest has seen a post.' },
  {
    name: 'PostStatus',
    schema: postStatus,
    about: 'What a post is to guests.',
    words: { published: 'Listed.', archived: 'Listed for those only who have bought it.' },
  },
  { name: 'OnlineState', schema: onlineState, about: 'What an actor is doing.' },
  {
    name: 'PostAvatar',
    schema: postAvatar,
    about: 'The picture of an author.',
    write: ({ picture: shown, ...rest }: PostAvatar) => ({ ...filesOf(shown), picture: shown, ...rest }),
    fields: {
      url: 'Its file of 140 pixels, from the root; null where this guest may not see it.',
      srcSet: 'Its files by width, as an image element takes them.',
      picture: 'Its files follow from it, as those of every picture; null where this guest may not see it.',
      fsk: 'The age it is rated for, in years.',
      avsRequired: 'Whether only guests whose age is proved may see it.',
    },
  },
  { name: 'PostAuthor', schema: postAuthor, about: 'The actor who published a post.' },
  {
    name: 'TippingGoal',
    schema: tippingGoal,
    about: 'What tips are collected for with a post.',
    fields: { tipsSumCoins: 'All that was given, also beyond the goal.', progressPercent: '100 only once achieved.' },
  },
  { name: 'PostGuestState', schema: postGuestState, about: 'What this guest has to do with a post.' },
  {
    name: 'CommentAuthor',
    schema: commentAuthor,
    about: 'Who wrote a comment.',
    fields: { avatar: 'Of the actor; null for a guest.', isOwn: 'Whether it is this guest.' },
  },
  { name: 'FeedComment', schema: feedComment, about: 'A reply to a comment.', fields: commentFields },
  { name: 'FeedThread', schema: feedThread, about: 'A comment with its replies.', fields: commentFields },
  {
    name: 'PostComments',
    schema: postComments,
    about: 'The comments of a post.',
    fields: {
      totalCount: 'With replies, without deleted ones.',
      nodes: 'Conversations, the newest first. Empty in lists, and where something is needed to see the post.',
    },
  },
  {
    name: 'PostPhoto',
    schema: postPhoto,
    about: 'A picture that this guest may see.',
    write: ({ address, ...rest }: PostPhoto) => ({
      ...rest,
      url: `${String(address)}${PHOTO_FILE}`,
      srcSet: srcSetOf(String(address), [320, 640, 1280]),
    }),
    fields: {
      id: 'Its number within the post, from 1.',
      url: 'Its file of 640 pixels. It works for this session only, and for six hours.',
      srcSet: 'Its files of 320, 640 and 1280 pixels, as an image element takes them.',
    },
  },
  {
    name: 'PostPhotos',
    schema: postPhotos,
    about: 'The pictures of a post.',
    fields: {
      count: 'Of all of them.',
      photos: 'Those that this guest may see: a picture that is not listed has no address.',
      contestId: 'The contest that they take part in.',
    },
  },
  {
    name: 'ClipSource',
    schema: clipSource,
    about: 'A file that a player can open.',
    fields: { src: 'A playlist; it works for this session only, and for a limited time.', type: 'MIME type.' },
  },
  {
    name: 'PostClip',
    schema: postClip,
    about: 'The clip of a post.',
    fields: {
      id: 'Empty where the guest may not watch it.',
      length: 'In seconds.',
      width: 'In pixels.',
      height: 'In pixels.',
      ratio: 'Width divided by height.',
      sources: 'Empty where the guest may not watch it.',
    },
  },
  {
    name: 'FeedPost',
    schema: feedPost,
    about: 'A post as this guest sees it.',
    write: written,
    fields: {
      pinned: 'At the top of the feed of its author.',
      text: 'Of a text that is sold, empty until it is bought.',
      words: 'How many words the text has, also where it is empty.',
      umaId: 'The account in which the author writes their posts, as editors know it.',
      fsk: '12, 16 or 18 years.',
      priceCoins: '0: it costs nothing.',
      tippingGoal: 'null: tips are collected for nothing.',
      need: 'What the guest needs before they see all of it; null: they do.',
      clip: 'null: it shows no clip.',
      photos: 'null: it shows no pictures.',
    },
  },
  { name: 'ListedComments', schema: listedComments, about: 'How many comments a post has.', sdl: 'PostComments' },
  {
    name: 'ListedPost',
    schema: listedPost,
    about: 'A post in a list: without its comments.',
    sdl: 'FeedPost',
    write: written,
  },
  {
    name: 'FeedTotals',
    schema: feedTotals,
    about: 'How many posts there are.',
    fields: { liked: 'By this guest.', commented: 'By this guest.' },
  },
  { name: 'BoughtContent', schema: boughtContent, about: 'What a guest has bought with posts.' },
]
