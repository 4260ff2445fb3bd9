import { endLabel, noticeContent, openLabel } from './notice-texts'
import type { NotificationRecord } from './notification-records'
import { isAboutTakenActor } from './taken-actor'
import { guests } from '@/adapters/backend/access/guest-records'
import type { Writer, Writers } from '@/adapters/backend/mail/letters'
import { drawLink } from '@/adapters/backend/mail/mail-records'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { UNSUBSCRIBE_PATH } from '@/application/notifications/unsubscribe-path'
import { asId, type GuestId } from '@/domain/ids'
import { path } from '@/domain/routes/path'

/** A notice as a mail. Its link to unsubscribe works without a login. */
const notice: Writer = async (platform, tx, job, language) => {
  const { data } = job
  const guest = await tx.get(guests, asId<GuestId>(data['guestId'] ?? ''))
  if (guest?.email == null || !guest.emailVerified) return null
  const about = data['about'] as NotificationRecord['kind']
  const actorId = data['actorId'] ?? ''
  // The mail may have waited for the mail server while its actor was hidden.
  if (await isAboutTakenActor(tx, { actorId, about })) return null
  const isNeutral = data['neutral'] === 'yes'
  const { origin } = platform.rules.of(mailRules)
  const values = JSON.parse(data['values'] ?? '{}') as Readonly<Record<string, string>>
  const content = noticeContent({ about, values, actorId }, isNeutral, language)
  const token = await drawLink(platform, tx, {
    kind: 'unsubscribe',
    guestId: guest.id,
    email: guest.email,
    about: data['kind'] ?? '',
  })
  return {
    to: guest.email,
    subject: isNeutral ? content.title : content.text,
    paragraphs: [content.text],
    link: { label: openLabel[language], href: `${origin}${content.page}` },
    isNeutral,
    end: {
      label: endLabel[language],
      href: `${origin}${path('unsubscribe', {}, language)}#${token}`,
      oneClick: `${origin}${UNSUBSCRIBE_PATH}${token}`,
    },
  }
}

/** Mails about what happened while a guest was away. */
export const noticeLetters = { notice } as const satisfies Partial<Writers>
