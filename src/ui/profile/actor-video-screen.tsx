import { VideoTab } from '@/ui/media/page/video-tab-screen'
import { ProfileScreen } from './profile-screen'

/** A video of an actor, above the head of their profile (ACT-021): who opens a video sees it at once, and below it whose it is. */
export const Screen = () => <ProfileScreen Video={VideoTab} />
