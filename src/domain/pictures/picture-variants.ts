/** The variants of an actor's own picture: portraits, landscapes, the avatar. */
export const ACTOR_VARIANTS = ['p0', 'p1', 'l0', 'l1', 'l2', 'a0'] as const

/** The covers of an actor's videos, one for each setting. */
export const VIDEO_VARIANTS = ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9', 'v10', 'v11'] as const

/** The covers of an actor's albums. */
export const ALBUM_VARIANTS = ['b0', 'b1', 'b2', 'b3'] as const

/** All variants of a picture. */
export const PICTURE_VARIANTS = [...ACTOR_VARIANTS, ...VIDEO_VARIANTS, ...ALBUM_VARIANTS] as const

export type PictureVariant = (typeof PICTURE_VARIANTS)[number]
