import type { Clock } from '@/application/device/clock'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Random } from '@/application/device/random'
import type { LiveStatus, LiveUpdates, WatchedActor } from '@/application/live/live-updates'
import type { Logger, SocketError } from '@/application/tracking/logger'
import type { Guest } from '@/domain/guest/guest'
import { asId, type GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** A connection that sends what a test instructs it to send. */
export class FakeLive implements LiveUpdates {
  connected = 0
  private readonly listeners = new Set<(update: LiveUpdate) => void>()
  private readonly watchers = new Set<(status: LiveStatus) => void>()

  connect(): void {
    this.connected++
  }

  disconnect(): void {
    this.connected = 0
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly watched: WatchedActor[] = []

  watchActors(actors: readonly WatchedActor[]): void {
    this.watched.push(...actors)
  }

  unwatchActors(actors: readonly WatchedActor[]): void {
    for (const actor of actors) this.watched.splice(this.watched.indexOf(actor), 1)
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    this.watchers.add(listener)
    listener('ready')
    return () => this.watchers.delete(listener)
  }

  iteration(status: LiveStatus): void {
    for (const watcher of this.watchers) watcher(status)
  }

  send(update: LiveUpdate): void {
    for (const listener of this.listeners) listener(update)
  }

  get listening(): number {
    return this.listeners.size + this.watchers.size
  }
}

/** Time that passes when a test advances it. */
export class FakeClock implements Clock {
  private time = Date.UTC(2026, 10, 21, 20)
  private waiting: { at: number; work: () => void }[] = []

  now(): number {
    return this.time
  }

  after(delay: number, work: () => void): () => void {
    const entry = { at: this.time + delay, work }
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((one) => one !== entry)
    }
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = this.waiting.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      this.waiting = this.waiting.filter((one) => one !== next)
      this.time = next.at
      next.work()
    }
    this.time = end
  }
}

export class FakeStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>()

  read(key: string): string | null {
    return this.entries.get(key) ?? null
  }

  write(key: string, value: string | null): void {
    if (value === null) this.entries.delete(key)
    else this.entries.set(key, value)
  }
}

/** Consecutive ids, so that a test can distinguish one from the next. */
export class CountingRandom implements Random {
  private count = 0

  next(): number {
    return 0.5
  }

  id(): string {
    return `id-${++this.count}`
  }
}

export class FakeLogger implements Logger {
  readonly lines: string[] = []

  browserOnline(online: boolean): void {
    this.lines.push(`browserOnline ${online}`)
  }

  socketError(failure: SocketError): void {
    this.lines.push(`socketFault ${failure.errorCode}`)
  }

  messengerError(message: string): void {
    this.lines.push(`messenger ${message}`)
  }

  error(code: string, detail: string): void {
    this.lines.push(`${code} ${detail}`)
  }
}

/** A logged-in guest; a test names the fields it needs. */
export function guestWith(change: Partial<Guest> = {}): Guest {
  return {
    id: asId<GuestId>('g1'),
    name: 'Robin',
    avatar: 7,
    email: 'robin@example.org',
    emailVerified: false,
    signupOrigin: 'web',
    geoLocation: { countryCode: 'DE' },
    testGroups: [],
    preferences: {},
    loyaltyPoints: 0,
    showDataProtection: false,
    notificationSettings: { email: false, sms: false, push: false },
    isLoggedIn: true,
    isLocked: false,
    isVip: false,
    vipPlan: { price: { value: 990, currency: 'EUR' }, days: 30 },
    isRestricted: false,
    restrictionLevel: null,
    isPayingCustomer: false,
    isForcePayment: false,
    isBlockedForComments: false,
    hasAvs: false,
    avsStatus: 'unknown',
    avsRejectMessage: null,
    balance: 100,
    vouchers: [],
    oneClick: { enabled: false, amounts: [] },
    autoRecharge: { enabled: false, amount: 0 },
    tvSubscription: { current: false, past: false },
    voicecall: { active: false, idHash: null },
    counts: {
      boughtVideos: 0,
      boughtPhotos: 0,
      privateCollection: 0,
      pinnedFavorites: 0,
      videochats: 0,
    },
    spinwheelSpins: 0,
    messengerGiftCount: 0,
    freeMessagesCount: 0,
    privateShowTickets: [],
    chatShowTickets: [],
    boughtGifts: {},
    featureFeedback: [],
    conversionChatEnds: {},
    phoneVerifications: [],
    ...change,
  }
}

/** Lets everything that has been promised come about. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * A port of which a test uses a few methods; calling another one is a mistake of the test and throws an error that
 * names it.
 */
export function portOf<T extends object>(methods: Partial<T>): T {
  return new Proxy(methods as T, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      // A check whether it is a promise has to find that it is none.
      if (name === 'then') return undefined
      if (member === undefined) throw new Error(`This test gave the port no ${String(name)}`)
      return member
    },
  })
}
