import { asId, type ActorId } from '@/domain/ids'
import type { LibraryItem } from '@/domain/library/library'

/** A bought video, or what a test needs instead. */
export const itemWith = (change: Partial<LibraryItem> = {}): LibraryItem => ({
  id: 'boughtVideos.video.7',
  kind: 'video',
  subjectId: '7',
  medium: 'videos',
  title: 'Letters, Read Aloud',
  actor: { id: asId<ActorId>('a1'), name: 'Mira', avatar: { family: 3, variant: 'a0' }, isOnline: true },
  cover: { family: 3, variant: 'b1' },
  activity: 'bought',
  at: Date.UTC(2026, 10, 21, 20),
  isOwned: true,
  coins: 16,
  duration: 562,
  pictures: 0,
  isArchived: false,
  channelId: null,
  ...change,
})
