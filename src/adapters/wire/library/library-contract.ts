import {
  addRelation,
  archiveContent,
  clearHistory,
  forgetWatched,
  hasRelation,
  libraryItems,
  libraryPage,
  recordHistory,
  relation,
  removeRelation,
  reportWatched,
  sidebarData,
  userActivities,
  watchLater,
  watchLaterResult,
} from './library-calls'
import {
  libraryActivity,
  libraryCounts,
  libraryItem,
  libraryKind,
  libraryMedium,
  libraryOrder,
  librarySidebar,
  librarySource,
  librarySourceCounts,
  libraryTab,
} from './library-item'
import { libraryPort } from './library-port'
import { playlistOperations, playlistSchemas } from './playlist-contract'
import { relationsPort } from './relations-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const relationRules =
  'Types: 1 guest as subject; 3 video as object; 1 saved as relation. Without an account, with the id of another guest, with other numbers or for a video that does not exist the answer is false.'

const itemsRules =
  'A page continues behind a position that never moves. Without an account the list is empty. What was bought is listed for good, also where its actor is gone; a post of text alone is in no list.'

/** The library of a guest, and relations of guests to content. */
export const libraryContract: FeatureContract = {
  feature: 'library',
  about: 'What a guest owns, has saved, archived, watched and put into playlists; relations of guests to content.',
  ports: { library: libraryPort, relations: relationsPort },
  schemas: [
    {
      name: 'LibraryKind',
      schema: libraryKind,
      about: 'What an item of a library is.',
      words: {
        message: 'The picture or video of a message.',
        post: 'A post of the feed.',
        sedcards: 'Those of an actor, as one album.',
      },
    },
    { name: 'LibraryMedium', schema: libraryMedium, about: 'Whether something moves.' },
    {
      name: 'LibraryTab',
      schema: libraryTab,
      about: 'A tab of the library.',
      words: {
        audio: 'Videos that are made for listening: about music, talk, stories or silence.',
        clips: 'What moves and is six minutes long at most.',
        spinwheel: 'Videos and albums that were won with the spin wheel.',
        history: 'What was watched, the latest first.',
      },
    },
    {
      name: 'LibrarySource',
      schema: librarySource,
      about: 'A sub-tab of videos and of photos.',
      words: {
        shop: 'Bought videos or albums.',
        pinned:
          'What the guest has saved: of videos, the list for later; of photos, pinned albums and sedcards. Pinned pictures are in `getPinnedPhotos`.',
        archive: 'What the guest has put into the archive.',
        feed: 'Bought posts.',
        messenger: 'Unlocked pictures and videos of messages.',
      },
    },
    { name: 'LibraryOrder', schema: libraryOrder, about: 'By the moment at which something came into the list.' },
    { name: 'LibraryActivity', schema: libraryActivity, about: 'What a guest did with something.' },
    {
      name: 'LibraryItem',
      schema: libraryItem,
      about: 'Something in the library of a guest. It contains no address of a file.',
      fields: {
        id: 'Unique within a list.',
        subjectId: 'Id of the video, album, post or message.',
        title: 'Empty for a message.',
        actor: 'null: the actor is gone.',
        coins: 'What the guest has paid for what is theirs, else what it costs now.',
        duration: 'Null where it has no length.',
        pictures: 'How many; 0 for a video.',
        channelId: 'The conversation of a message; null for others.',
      },
    },
    { name: 'LibraryPage', schema: libraryPage, about: 'A page of a library.' },
    { name: 'LibrarySourceCounts', schema: librarySourceCounts, about: 'How many items each sub-tab has.' },
    { name: 'LibraryCounts', schema: libraryCounts, about: 'The same for videos and photos.' },
    {
      name: 'LibrarySidebar',
      schema: librarySidebar,
      about: 'What is beside every page of the library.',
      fields: {
        online: 'Favourites who are online, at most six.',
        lastWatched: 'null: nothing in the history.',
        recordsHistory: 'Whether what the guest watches is written to the history.',
      },
    },
    {
      name: 'WatchLaterResult',
      schema: watchLaterResult,
      about: 'That a video is on the list for later, or no longer, or why not.',
    },
    ...playlistSchemas,
    { name: 'Relation', schema: relation, about: 'That something is related to something else.' },
  ],
  operations: [
    {
      operation: libraryItems,
      about: 'A list of the library.',
      rules: itemsRules,
      fields: {
        source: 'The sub-tab of videos and photos; null: shop. Other tabs have none.',
        search: 'Words of a title or of an actor’s name; empty: all.',
      },
    },
    {
      operation: userActivities,
      about: 'What the guest has bought, unlocked, saved and watched, the latest first.',
      rules: itemsRules,
    },
    { operation: sidebarData, about: 'Counts, favourites who are online, and the video that was watched last.' },
    {
      operation: archiveContent,
      about: 'Moves something to the archive, or back from it.',
      rules: 'It stays the guest’s. done is false where the guest neither owns nor has saved it.',
    },
    {
      operation: watchLater,
      about: 'Puts a video on the list for later, or takes it off it.',
      rules:
        'It is the relation saved. Repeated, it changes nothing. too-many: the list has 500 videos. A video that is gone can be taken off.',
      fields: { wanted: 'Whether it is on the list afterwards.' },
    },
    {
      operation: reportWatched,
      about: 'Reports that a video plays.',
      rules:
        'done is false, and nothing is written, without an account and while the history is off. A history has 500 videos at most; the oldest leave it.',
    },
    {
      operation: recordHistory,
      about: 'Turns the history on or off.',
      rules: 'Off, nothing is written; what was written before stays until it is cleared.',
      fields: { records: 'Whether it is written.' },
    },
    { operation: forgetWatched, about: 'Takes a video out of the history.' },
    { operation: clearHistory, about: 'Clears the history.' },
    ...playlistOperations,
    { operation: addRelation, about: 'Adds a relation of the guest.', rules: relationRules },
    { operation: hasRelation, about: 'Whether a relation of the guest exists.', rules: relationRules },
    { operation: removeRelation, about: 'Removes a relation of the guest.', rules: relationRules },
  ],
}
