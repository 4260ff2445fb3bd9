import type { PictureSource } from '@/ui/kit/media/picture'

/** One file of a picture that is public, for readers that choose no size. */
export const fileOf = ({ base }: PictureSource): string => `${base}-w1280.webp`
