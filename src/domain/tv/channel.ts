/** The two channels of the platform's TV: one for every guest, one for who has the TV subscription (TVS-007, NAV-036). */
export const TV_CHANNELS = ['free', 'premium'] as const

/** One of them: the `type` of the calls for programme and stream (TVS-014, TVS-015). */
export type TvChannel = (typeof TV_CHANNELS)[number]

/** What programmes are about; each is a key of the mediathek as well (NAV-039). */
export const TV_GENRES = ['talk', 'music', 'cinema', 'cooking', 'city', 'late'] as const

/** One of them. */
export type TvGenre = (typeof TV_GENRES)[number]

/** The key of the mediathek under which all of its videos are (NAV-039). */
export const ALL_VIDEOS = 'all'

/** A key of the mediathek that is no series: a genre, or all of it. */
export type TvSection = TvGenre | typeof ALL_VIDEOS

/** The sections of the mediathek in the order in which they are shown; any other key names a series. */
export const TV_SECTIONS: readonly TvSection[] = [ALL_VIDEOS, ...TV_GENRES]

/** Whether a key of the mediathek names a section; the keys of series are none of these words. */
export const isTvSection = (key: string): key is TvSection => TV_SECTIONS.some((section) => section === key)
