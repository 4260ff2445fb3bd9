import { asId, type ActorId, type VideoId } from '@/domain/ids'
import { eur } from '@/domain/money/money'
import type { Broadcast, TvSeries, TvVideo, TvVideoDetails } from '@/domain/tv/tv'
import { grantedAddress } from '@/domain/media/granted-address'

const HOUR = 3_600_000

/** What the TV subscription costs in tests. */
export const offer = { price: eur(1490), days: 30 }

/** When the broadcasts of tests begin, epoch ms: the clock of tests. */
export const ON_AIR = Date.UTC(2026, 10, 21, 20)

const host = {
  id: asId<ActorId>('a3'),
  name: 'Ilse Maren',
  avatar: { family: 3, variant: 'a0' as const },
  isOnline: true,
}

/** A broadcast of an hour; what a test is about is named. */
export const broadcastWith = (change: Partial<Broadcast> = {}): Broadcast => ({
  id: 'free-1',
  channel: 'free',
  formatKey: 'fireside',
  title: 'By the Fireside',
  episode: 'Letters One Keeps',
  text: 'A shoebox full of mail.',
  genre: 'talk',
  picture: { family: 3, variant: 'l0' },
  hosts: [host],
  start: ON_AIR,
  end: ON_AIR + HOUR,
  video: null,
  ...change,
})

/** A video of the mediathek. */
export const tvVideoWith = (change: Partial<TvVideo> = {}): TvVideo => ({
  id: asId<VideoId>('tv-1'),
  hashId: 'abc',
  seriesKey: 'fireside',
  seriesTitle: 'By the Fireside',
  title: 'Letters One Keeps',
  season: 1,
  episode: 2,
  duration: 2_280,
  releasedAt: ON_AIR,
  isPremium: false,
  cover: { family: 3, variant: 'v1' },
  ...change,
})

/** The same with all that its page shows. */
export const tvVideoDetailsWith = (change: Partial<TvVideoDetails> = {}): TvVideoDetails => ({
  ...tvVideoWith(),
  description: 'A shoebox full of mail.',
  genre: 'talk',
  hosts: [host],
  need: null,
  source: { kind: 'full', playlistUrl: grantedAddress('/media/play/a.m3u8'), seconds: 2_280 },
  offer,
  next: null,
  previous: null,
  ...change,
})

/** A series of the mediathek. */
export const tvSeriesWith = (change: Partial<TvSeries> = {}): TvSeries => ({
  id: 'fireside',
  title: 'By the Fireside',
  tagline: 'A conversation without a clock',
  description: 'Two armchairs and one fire.',
  genre: 'talk',
  picture: { family: 2_002, variant: 'l0' },
  isPremium: false,
  videoCount: 5,
  newestAt: ON_AIR,
  ...change,
})
