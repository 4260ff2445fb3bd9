/**
 * The two channels of the platform's TV: one for every guest, one for subscribers (TVS-007,
 * NAV-036).
 */
export const TV_CHANNELS = ['free', 'premium'] as const

/** One of the channels: the `type` of the calls for programme and stream (TVS-014, TVS-015). */
export type TvChannel = (typeof TV_CHANNELS)[number]

/** The genres of programmes; each is a key of the mediathek as well (NAV-039). */
export const TV_GENRES = ['talk', 'music', 'cinema', 'cooking', 'city', 'late'] as const

/** One of the genres. */
export type TvGenre = (typeof TV_GENRES)[number]

/** The mediathek's key for all of its videos (NAV-039). */
export const ALL_VIDEOS = 'all'

/** A key of the mediathek other than a series: a genre, or all videos. */
export type TvSection = TvGenre | typeof ALL_VIDEOS

/** The sections of the mediathek in display order; any other key identifies a series. */
export const TV_SECTIONS: readonly TvSection[] = [ALL_VIDEOS, ...TV_GENRES]

/** Whether a key of the mediathek identifies a section; series never use these words as keys. */
export const isTvSection = (key: string): key is TvSection => TV_SECTIONS.some((section) => section === key)
