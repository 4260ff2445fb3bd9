import { VideoTab } from '@/ui/media/page/video-tab-screen'
import { ProfileScreen } from './profile-screen'

/** An actor's video above the head of their profile (ACT-021): seen first, with its actor below. */
export const Screen = () => <ProfileScreen Video={VideoTab} />
