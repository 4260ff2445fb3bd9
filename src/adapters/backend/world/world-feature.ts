import { commentReplyJob } from './simulate/plan-comment-reply'
import { replyJob } from './simulate/plan-reply'
import { roomTalkJob } from './simulate/welcome'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** What actors of the sample world do by themselves: each answers in turn. */
export const worldFeature = backendFeature({
  jobs: { roomTalk: roomTalkJob },
  jobsInOrder: { reply: replyJob, commentReply: commentReplyJob },
})
