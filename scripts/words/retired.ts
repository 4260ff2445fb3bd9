/** A word that the project's own text does not use, and what it says instead. */
export interface RetiredWord {
  readonly word: RegExp
  readonly instead: string
}

/** In comments, in pages and in titles of tests. Texts that guests read are not looked at. */
export const RETIRED_IN_PROSE: readonly RetiredWord[] = [
  { word: /\b(?:he|him|his|himself|she|her|hers|herself)\b/iu, instead: 'they: guests and actors are they' },
  { word: /\bperformers?\b/iu, instead: 'actor' },
  { word: /\bfilms?\b/iu, instead: 'video' },
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
  { word: /\b(?:learnMore|cameBack|lonelySince)\b/u, instead: 'load, onReconnect, idleSince' },
  {
    word: /\bclass (?:Owned|Pulse|Weather|Scissors)\b/u,
    instead: 'Disposables, Scheduler, NetworkConditions, ConnectionCutter',
  },
]
