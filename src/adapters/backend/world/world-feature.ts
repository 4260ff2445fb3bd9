import { commentReplyJob } from './simulate/plan-comment-reply'
import { replyJob } from './simulate/plan-reply'
import { roomTalkJob } from './simulate/welcome'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/**
 * The actions of actors of the sample world on their own; answers are given one after the other.
 */
export const worldFeature = backendFeature({
  jobs: { roomTalk: roomTalkJob },
  jobsInOrder: { reply: replyJob, commentReply: commentReplyJob },
})
