import { messageMedia } from './message'
import { getMessage, messageMediaFile, openMessageMedia, unlockMessageMedia, unlockResult } from './message-media-calls'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'

/** What is exchanged about pictures and videos of messages. */
export const messageMediaSchemas: FeatureContract['schemas'] = [
  {
    name: 'MessageMedia',
    schema: messageMedia,
    about: 'A picture or a short video that an actor sent with a message. It never contains the address of the file.',
    fields: {
      price: 'What it costs now, in coins; 0: free.',
      seconds: 'Length of a video; null: a picture.',
      ageRating: '16 or 18 years.',
      poster: 'A public cover of the actor; it shows nothing of what is locked.',
      unlocked: 'Paid by this guest, for good.',
      need: 'What the guest needs before they may see it; null: they may.',
    },
  },
  {
    name: 'MessageMediaFile',
    schema: messageMediaFile,
    about: 'Where the picture or video of a message is. It works for this session only, and for six hours.',
    fields: {
      address:
        'Where the files of a picture begin: -w320.webp, -w640.webp or -w1280.webp follows, as of an AlbumPicture.',
      playlistUrl: 'Address of an HLS playlist.',
      seconds: 'Length of the video.',
    },
  },
  {
    name: 'UnlockAnswer',
    schema: unlockResult,
    about: 'The message with its media unlocked and the coins that are left, or why it was not sold.',
    fields: { charged: 'Coins; 0 where it was unlocked already, or free.' },
  },
]

/** The operations of them. */
export const messageMediaOperations: FeatureContract['operations'] = [
  {
    operation: unlockMessageMedia,
    about: 'Unlocks the picture or video of a message of the guest, for good.',
    rules:
      'The same key for the same message is charged once, for ever, also over a restart. Again under its key it is answered as the first time; under another key, what is unlocked already is answered as a success with charged 0. A price above agreedPrice is refused with price-changed and nothing is charged. not-found where the guest has no such message, or there is nothing to unlock. messageChanged and balance updates follow.',
    fields: {
      key: 'Drawn by the client for one press of one button.',
      agreedPrice: 'Most that may be charged, in coins.',
    },
  },
  { operation: getMessage, about: 'A message of the guest as it is now; null where they have none of this id.' },
  {
    operation: openMessageMedia,
    about: 'Where the picture or video of a message is; null where this guest may not see it, or there is none.',
  },
]

export const messageMediaGrants: GrantingCalls['messageMedia'] = { file: null }
