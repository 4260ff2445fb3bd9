import { videos } from './video-records'
import { videoOf } from './video-view'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { countMailRequest, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import type { ShareRefusal, ShareResult } from '@/application/media/video-gateway'
import { isEmail } from '@/domain/access/email'
import type { VideoId } from '@/domain/ids'

const refused = (reason: ShareRefusal): ShareResult => ({ ok: false, reason })

/**
 * Mails the link of a video (MED-077). Counted by its guest and by its address, as every mail that
 * one guest has sent to another: an address that has had enough mails gets no more, and the answer
 * does not reveal that.
 */
export async function shareVideo(
  platform: PlatformContext,
  caller: RequestContext,
  videoId: VideoId,
  typed: string,
): Promise<ShareResult> {
  const email = typed.trim().toLowerCase()
  const mailId = platform.random.id()
  const { guest: requester } = await requireSession(platform.store, caller)
  const keys = await mailKeys({ what: 'video-share', email, device: requester.id, address: caller.address() })
  return platform.store.transaction<ShareResult>(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'message')
    if (!permission.ok) return refused(permission.reason === 'login-required' ? 'login-required' : 'restricted')
    if (!isEmail(email)) return refused('invalid-email')
    if (platform.rules.of(mailRules).mailer === null) return refused('no-mail')
    const record = await tx.get(videos, videoId)
    const viewer = { guest, language: caller.language(), now: platform.clock.now() }
    if (record === undefined || (await videoOf(tx, record, viewer)) === null) return refused('not-found')
    const decision = await countMailRequest(platform, tx, keys)
    if (decision === 'refuse') return refused('too-many-mails')
    const letter = { id: mailId, kind: 'video-share', language: viewer.language } as const
    if (decision === 'send') await post(platform, tx, letter, { email, videoId })
    return { ok: true }
  })
}
