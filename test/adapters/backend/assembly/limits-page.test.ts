import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STEPS } from '@/adapters/backend/assembly/scheduler'
import { GIVEN_UP_STAYS } from '@/adapters/backend/kernel/jobs'
import { MAX_CHECKOUTS } from '@/adapters/backend/payments/checkout-records'
import { CHECKOUT_AGE } from '@/adapters/backend/payments/forget-checkouts'
import { REQUEST_AGE } from '@/adapters/backend/support/forget-requests'
import { MAX_TRACKS, TRACK_AGE } from '@/adapters/backend/tracking/forget-tracks'
import { MAX_PINS } from '@/adapters/backend/albums/gallery-pins'
import { MAX_NOTES } from '@/adapters/backend/actors/backend-actor-gateway'
import { MAX_SESSIONS } from '@/adapters/backend/access/open-session'
import { KNOWN_FOR } from '@/adapters/backend/chat/tips/hold-tip'
import { LINE_AGE } from '@/adapters/backend/chat/room/room-lines'
import { MAX_ACTORS } from '@/adapters/backend/notifications/backend-notification-settings'
import { MAX_SUBSCRIPTIONS } from '@/adapters/backend/notifications/backend-push-gateway'
import { WELCOME_MESSAGES } from '@/adapters/backend/accounts/register'
import { MAX_PATTERNS_A_MINUTE, PATTERN_AGE } from '@/adapters/backend/search/store-pattern'
import {
  MAX_REQUESTS_OF_GUEST,
  MAX_REQUESTS_OF_NETWORK,
  MAX_REQUESTS_OF_STRANGERS,
  REQUEST_WINDOW,
} from '@/adapters/backend/support/backend-support-gateway'
import { MAX_A_MINUTE } from '@/adapters/backend/tracking/backend-tracking'
import { MAX_WAITING } from '@/adapters/backend/tracking/outbox'
import { LOGIN_WINDOW } from '@/domain/access/login-limits'
import { MAIL_WINDOW, MAX_MAILS_OF_NETWORK } from '@/domain/access/mail-limits'
import { UNDO_FOR } from '@/domain/chat/tips'
import { MAX_SAVED_SEARCHES } from '@/domain/actors/actor-search'
import { MAX_SUGGESTED_TAGS } from '@/domain/albums/tag-suggestion'
import { MAX_ENTRIES } from '@/domain/contests/contest'
import { MAX_COMMENTS_OF_GUEST } from '@/domain/feed/comments'
import { defaultLifetime } from '@/domain/guest/session-lifetime'
import { MAX_WATCHED } from '@/domain/library/library'
import { MAX_PLAYLIST_VIDEOS, MAX_PLAYLISTS } from '@/domain/library/playlist'
import { MAX_SAVED } from '@/domain/library/watch-later'
import { UNCONFIRMED_LIFETIME } from '@/domain/newsletters/newsletter'
import { MAX_NUMBERS } from '@/domain/phone/phone-verification'
import { MAX_SEGMENTS } from '@/domain/spinwheel/wheel'
import { collections } from '@/adapters/backend/assembly/features'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/limits.md'), 'utf8')
const lines = [...page.matchAll(/^\| `(?<name>\w+)` \|(?<rest>.*)\|$/gmu)].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  cells: (groups?.['rest'] ?? '').split('|').map((cell) => cell.trim()),
}))

const DAY = 86_400_000

const MINUTE = 60_000

/** What a line states of how far its collection grows and how long a record stays, written from the numbers that are declared. */
const DECLARED: Readonly<Record<string, { readonly far?: string; readonly long?: string }>> = {
  contestEntries: { far: `${MAX_ENTRIES} for each contest` },
  actorNotices: { far: `${MAX_ACTORS} for each guest` },
  analyticsOutbox: { far: MAX_WAITING.toLocaleString('en') },
  checkouts: {
    far: `${MAX_CHECKOUTS} for each guest that led to nothing, the oldest gives way; in ${LOGIN_WINDOW / MINUTE} minutes ${MAX_CHECKOUTS} times \`ACCOUNTS_PER_NETWORK\` of the strangers of a network`,
    long: `${CHECKOUT_AGE / DAY} days, but while a payment is on its way`,
  },
  feedComments: {
    far: `${MAX_COMMENTS_OF_GUEST} of each guest on one post, with those that were deleted and have replies`,
  },
  galleryPins: { far: `${MAX_PINS} of each kind and guest` },
  guestRelations: { far: `${MAX_SAVED} of each kind and guest` },
  heldTips: { long: `${UNDO_FOR / 1_000} seconds, ${KNOWN_FOR / DAY} day where it was undone` },
  jobs: { long: `until it is done, or ${GIVEN_UP_STAYS / DAY} days after it was given up` },
  mailLinks: { far: `mails of a network are counted: ${MAX_MAILS_OF_NETWORK} in ${MAIL_WINDOW / MINUTE} minutes` },
  messages: { far: `each costs coins, but for ${WELCOME_MESSAGES} of a new account` },
  newsletterSubscriptions: { long: `${UNCONFIRMED_LIFETIME / DAY} days without a confirmation` },
  phoneVerifications: { far: `${MAX_NUMBERS} verified numbers and one that is being verified` },
  playlists: { far: `${MAX_PLAYLISTS} for each guest, ${MAX_PLAYLIST_VIDEOS} videos each` },
  pushSubscriptions: { far: `${MAX_SUBSCRIPTIONS} for each guest, the oldest gives way` },
  roomLines: { long: `${LINE_AGE / DAY} day` },
  savedSearches: { far: `${MAX_SAVED_SEARCHES} for each guest` },
  searchPatterns: {
    far: `${MAX_PATTERNS_A_MINUTE} a minute of one network, and only what finds something`,
    long: `${PATTERN_AGE / DAY} days since it was last searched for`,
  },
  sessions: {
    far: `${MAX_SESSIONS} for each account; new ones of an address are limited`,
    long: `${defaultLifetime.anonymous / DAY} days since last use, with an account ${defaultLifetime.account / DAY} days, and ${defaultLifetime.longest / DAY} days at most`,
  },
  supportRequests: {
    far: `in ${REQUEST_WINDOW / MINUTE} minutes ${MAX_REQUESTS_OF_GUEST} of a guest, ${MAX_REQUESTS_OF_NETWORK} of a network, ${MAX_REQUESTS_OF_STRANGERS} of all strangers`,
    long: `${REQUEST_AGE / DAY} days`,
  },
  tagSuggestions: { far: `${MAX_SUGGESTED_TAGS} for each album and guest` },
  ties: { far: `one for each actor that exists; ${MAX_NOTES} with a note` },
  tracks: {
    far: `${MAX_TRACKS.toLocaleString('en')}; a minute of one network ${MAX_A_MINUTE.logger} reports and ${MAX_A_MINUTE.tracker} events`,
    long: `${TRACK_AGE / DAY} days`,
  },
  watchedVideos: { far: `${MAX_WATCHED} for each guest` },
  wheelPrizes: { far: String(MAX_SEGMENTS) },
}

/** A number or a time, in digits or written out; "one for each" is how a key is worded. */
const NUMBER =
  /\d|\b(?:two|three|four|five|six|ten|twenty|fifty|hundred|thousand|half)\b|\b(?:minute|hour|day|week|month|year)s?\b/u

describe('the page of what is stored', () => {
  it('has a line for each collection there is, and for no other', () => {
    const named = lines.map(({ name }) => name).toSorted()
    const declared = collections.map(({ name }) => name).toSorted()
    expect(declared.filter((name) => !named.includes(name))).toEqual([])
    expect(named).toEqual(declared)
  })

  it('states of each who makes it grow, how far, how long it stays and what removes it', () => {
    for (const { name, cells } of lines)
      expect({ name, cellCount: cells.length, isEveryCellFilled: cells.every((cell) => cell !== '') }).toEqual({
        name,
        cellCount: 4,
        isEveryCellFilled: true,
      })
  })

  it('states the caps and ages that are declared, and no other number', () => {
    expect(Object.keys(DECLARED).filter((name) => !lines.some((line) => line.name === name))).toEqual([])
    for (const { name, cells } of lines) {
      const { far, long } = DECLARED[name] ?? {}
      const [, growth = '', age = ''] = cells
      const stated = [NUMBER.test(growth) ? growth : undefined, NUMBER.test(age) ? age : undefined]
      expect([name, ...stated]).toEqual([name, far, long])
    }
  })

  it('names every sweep that the scheduler runs, and no other', () => {
    const runs: ReadonlySet<string> = new Set(STEPS)
    const named = new Set(
      lines.flatMap(({ cells }) =>
        [...(cells[3] ?? '').matchAll(/`(?<name>\w+)`/gu)].map(({ groups }) => groups?.['name'] ?? ''),
      ),
    )
    // The operator's own commands are no part of the scheduler.
    expect([...named].filter((name) => name !== 'import' && !runs.has(name))).toEqual([])
    expect([...runs].filter((name) => /^forget/iu.test(name) && !named.has(name))).toEqual([])
  })

  it('has nothing that any visitor makes grow for good: it ends by itself, or is counted by network', () => {
    const growing = lines.filter(({ cells: [who, , age, sweep] }) => {
      const ends = age !== 'stored' || sweep?.startsWith('`') === true
      return who === 'any visitor' && !ends
    })
    expect(growing.map(({ name }) => name)).toEqual([])
  })
})
