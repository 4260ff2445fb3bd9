import {
  contest,
  contestEntry,
  contestGrid,
  contestGuestData,
  contestHistory,
  contestId,
  contestPhase,
  contestSub,
  entryHistory,
  entryKind,
  mediaId,
  voteRefusal,
  voteResponse,
  writtenGrid,
  writtenVote,
} from './contest'
import {
  addContestMediaVoting,
  addContestVote,
  addContestVotes,
  contestHistoryOf,
  contests,
  contestVotes,
  deleteContestMediaVoting,
  deleteContestVotes,
  getContest,
  getContestActor,
  getContestGridItems,
  getContestGuestData,
  getContestHead,
  getContestTopList,
} from './contest-calls'
import { contestsPort } from './contests-port'
import { alias, type FeatureContract } from '@/adapters/wire/base/feature-contract'
import { manyPages } from '@/adapters/wire/base/site-map'

const voteRules =
  'At most 5 votes of a guest in a contest, whichever way they arrive; one more is refused with vote-limit-reached. A vote that was counted already is answered as a success and not counted again. Only while the contest is in the phase voting.'

/** Contests of pictures and videos. */
export const contestsContract: FeatureContract = {
  feature: 'contests',
  about: 'Contests: pictures and videos of actors, for which guests with an account vote.',
  ports: { contests: contestsPort },
  sitemap: [
    manyPages(
      'contests',
      'contest',
      ({ contests: port }, first, offset) => port.list(first, offset),
      ({ id }) => ({ contestId: id }),
    ),
  ],
  schemas: [
    { name: 'ContestId', schema: contestId, about: 'Id of a contest.' },
    { name: 'MediaId', schema: mediaId, about: 'Id of a picture or video in a contest.' },
    {
      name: 'ContestPhase',
      schema: contestPhase,
      about: 'The state of a contest.',
      words: { announced: 'Not open for votes yet.', voting: 'Open for votes.', ended: 'Closed, with its result.' },
    },
    {
      name: 'ContestSub',
      schema: contestSub,
      about: 'A part of the grid of entries.',
      words: {
        ranking: 'By votes.',
        newest: 'The latest entries first.',
        voted: 'The entries that have a vote of this guest.',
      },
    },
    {
      name: 'ContestEntryKind',
      schema: entryKind,
      about: 'What takes part.',
      words: { picture: 'A picture of an album.', video: 'A video.' },
    },
    {
      name: 'ContestEntry',
      schema: contestEntry,
      about: 'A picture or video that takes part.',
      fields: {
        itemHash: 'A name of the entry for links.',
        albumId: 'The album that has the picture; null for a video.',
        cover: 'Neutral artwork where the guest may not see the picture.',
        votes: 'Its votes now.',
        place: 'From 1; entries with equally many votes share a place.',
      },
    },
    {
      name: 'Contest',
      schema: contest,
      about: 'A contest.',
      fields: {
        prize: 'What the first places win.',
        entries: 'How many take part.',
        votes: 'Of all entries.',
        leaders: 'The first three; none before voting begins.',
      },
    },
    {
      name: 'ContestGuestData',
      schema: contestGuestData,
      about: 'The votes of this guest in a contest.',
      fields: {
        voteCount: 'How many of their votes they have given.',
        hideVoteLimitModal: 'Whether they asked not to confirm each vote any more.',
        votedMedia: 'The entries that have them, in the order of voting.',
      },
    },
    {
      name: 'ContestGrid',
      schema: contestGrid,
      write: writtenGrid,
      about: 'A page of the entries of a contest.',
      fields: {
        elementsCount: 'Entries in this part of the grid in all.',
        guestId: 'Null for a guest without an account.',
        guestData: 'Null for a guest without an account.',
      },
    },
    {
      name: 'ContestEntryHistory',
      schema: entryHistory,
      about: 'The results of an entry over time.',
      fields: { votes: 'At the end of each day of the history.' },
    },
    {
      name: 'ContestHistory',
      schema: contestHistory,
      about: 'The results of the five leading entries, day by day.',
      fields: {
        days: 'YYYY-MM-DD in the time zone of the platform.',
        leaders: 'Each with its votes at the end of each day.',
      },
    },
    {
      name: 'ContestVoteRefusal',
      schema: voteRefusal,
      about: 'Why a vote is refused.',
      words: {
        'login-required': 'Only guests with an account vote.',
        locked: 'The account is locked.',
        restricted: 'The account may not vote.',
        'not-found': 'There is no such entry, or it is not shown any more.',
        'voting-closed': 'The contest is not open for votes.',
        'age-check': 'The guest has to prove their age first.',
        'vote-limit-reached': 'All five votes are given.',
      },
    },
    {
      name: 'ContestVote',
      schema: voteResponse,
      write: writtenVote,
      about: 'How a vote, or taking one back, came out.',
      fields: {
        success: 'Whether the votes are as requested now.',
        reason: 'Why not; null where it succeeded.',
        mediaVotes: 'Votes of the entry now.',
        needAvs: 'Whether the guest has to prove their age first.',
        hideVoteLimitModal: 'Whether the guest asked not to confirm each vote any more.',
        voteCount: 'Votes of the guest in this contest now.',
        votedMedia: 'The entries that have them.',
      },
    },
    { name: 'ContestPage', schema: contests.answer, about: 'Part of the list of contests.' },
  ],
  operations: [
    { operation: contests, about: 'Contests: open ones first, then announced, then ended ones.' },
    {
      operation: getContestHead,
      about: 'The head of a contest in a language; null where there is none of this id.',
    },
    { operation: getContest, about: 'A contest; null where there is none of this id.' },
    {
      operation: getContestGridItems,
      about: 'A page of its entries; null where there is no such contest.',
      fields: { actorName: 'Only entries of actors with this in their name.' },
    },
    { operation: getContestGuestData, about: 'The votes of this guest in a contest.' },
    {
      operation: getContestActor,
      about: 'The best entry of an actor in a contest; null where they have none.',
    },
    { operation: getContestTopList, about: 'The first ten; null where there is no such contest.' },
    { operation: contestHistoryOf, about: 'The results over time; null where there is no such contest.' },
    {
      operation: addContestVote,
      about: 'Votes for an entry.',
      rules: voteRules,
      fields: {
        actorId: 'Has to be the actor of the entry, where it is sent.',
        guestId: 'Has to be the guest of the session, where it is sent; else the vote is refused with not-found.',
        albumId: 'Has to be the album of the entry, where it is sent.',
        hideConfirmWindow: 'True: do not ask this guest to confirm votes in this contest any more.',
      },
    },
    {
      ...alias(addContestMediaVoting, ({ contests: port }, request) => port.vote(request)),
      about: 'Votes for an entry, as addVote does.',
      rules: voteRules,
    },
    {
      operation: deleteContestMediaVoting,
      about: 'Takes a vote back.',
      rules: 'An entry without a vote of this guest stays as it is, which is a success.',
    },
    {
      ...alias(contestVotes, ({ contests: port }, { contestId: id }) => port.own(id)),
      about: 'The votes of this guest in a contest.',
    },
    {
      ...alias(addContestVotes, ({ contests: port }, request) => port.vote(request)),
      about: 'Votes for an entry, as addVote does.',
      rules: voteRules,
    },
    {
      ...alias(deleteContestVotes, ({ contests: port }, { contestId: id, mediaId: media }) => port.takeBack(id, media)),
      about: 'Takes a vote back, as deleteContestMediaVoting does.',
    },
  ],
}
