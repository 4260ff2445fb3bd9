import type { PictureSource } from '@/ui/kit/media/picture'

/** Returns one file of a public picture, for readers that choose no size. */
export const fileOf = ({ base }: PictureSource): string => `${base}-w1280.webp`
