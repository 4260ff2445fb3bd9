/** A word that the project's own text does not use, and what to write instead. */
export interface RetiredWord {
  readonly word: RegExp
  readonly instead: string
}

/**
 * In comments, in pages, in titles of tests, in texts for operators and in descriptions of the contract. Texts that
 * guests read are not checked. The list holds metaphors and nouns that only this project used; plain verbs (say, ask, keep, meet) are
 * free, and a word that also has a plain meaning (line, place, turn, hold, mark) is not listed: a reader decides.
 */
export const RETIRED_IN_PROSE: readonly RetiredWord[] = [
  { word: /\b(?:he|him|his|himself|she|her|hers|herself)\b/iu, instead: 'they: guests and actors are they' },
  { word: /\bperformers?\b/iu, instead: 'actor' },
  { word: /\bfilms?\b/iu, instead: 'video' },
  { word: /\bfaults?\b(?! injection)/iu, instead: 'error, failure, defect' },
  { word: /\bears?\b/iu, instead: 'receive, subscribe, subscriber' },
  { word: /\banew\b/iu, instead: 'again, refetch, reload' },
  { word: /\bnews\b/iu, instead: 'domain events, updates, changes' },
  { word: /\bhouses?\b/iu, instead: 'platform, operator, code base' },
  { word: /\bdoors?\b/iu, instead: 'entry point, lobby' },
  { word: /\bwish(?:es)?\b/iu, instead: 'pending action, request' },
  { word: /\bstretch(?:es)?\b/iu, instead: 'page, range, slice' },
  { word: /\bshel(?:f|ves)\b/iu, instead: 'cached collection' },
  { word: /\b(?:chores?|beats?|dice|fellows?|scenes?|evenings?|tally|tallies)\b/iu, instead: 'a standard term' },
]

/** In code: names that were given up for the field's own. */
export const RETIRED_IN_CODE: readonly RetiredWord[] = [
  { word: /\b\w*(?:GuestEar|FellowEar|HubWord|ServerWord)\w*\b/u, instead: 'Subscriber, HubMessage, ServerMessage' },
  {
    word: /\b\w*(?:FellowServers|Gathering|CommandBudget|AnswerMemory)\w*\b/u,
    instead: 'PeerServers, BatchLoader, TokenBucket, ReplyCache',
  },
  { word: /\b\w*(?:TakeUpChat|ChatStanding|SpendOnce)\w*\b/u, instead: 'ResumeChat, ChatStatus, IdempotentRequests' },
  {
    word: /\b\w*(?:forgetfulJournal|underWeather|makeWeather)\w*\b/u,
    instead: 'nullJournal, withFaultInjection, setNetwork',
  },
  // The last one is an order of videos on the wire.
  { word: /\bMOST_(?!EXPENSIVE\b)[A-Z_]+\b/u, instead: 'MAX_' },
  { word: /\bLONGEST_[A-Z_]+\b/u, instead: 'MAX_' },
  { word: /\b(?:learnMore|cameBack|lonelySince)\b/u, instead: 'load, onReconnect, idleSince' },
  {
    word: /\bclass (?:Owned|Pulse|Weather|Scissors)\b/u,
    instead: 'Disposables, Scheduler, NetworkConditions, ConnectionCutter',
  },
  {
    word: /\b(?:fault|faults|onFault|faultOf|socketFault|[A-Z]\w+Fault)\b(?=\s*[,:;=)(}])(?!.*injection)/u,
    instead: 'error, errors, onError, toBackendError',
  },
  { word: /\b(?:SocketLine|GuestLine|LineHub|LineReport|LineSocket)\b/u, instead: 'connection and session' },
  {
    word: /\b(?:Core|telling|tallies|tellFavorites|keepMessage|keptText|markOf)\b(?=\s*[,:;=)(}<])/u,
    instead: 'see docs/glossary.md',
  },
  {
    word: /\b(?:CatalogNews|NewsList|StageDoor|ClosedDoor\w*|VideoDealViewModel|TieRecord)\b/u,
    instead: 'see docs/glossary.md',
  },
]
