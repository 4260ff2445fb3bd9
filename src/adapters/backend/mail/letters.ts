import { mailRules } from './mail-rules'
import { letterTexts, type Paragraphs } from './letter-texts'
import { drawLink } from './mail-records'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Job } from '@/adapters/backend/kernel/jobs'
import type { Transaction } from '@/adapters/stores/store'
import type { Mail } from '@/application/mail/mailer'
import { asId, type GuestId } from '@/domain/ids'
import { languageOrDefault, type Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'

/** Every mail the platform writes. */
export type LetterKind =
  | 'reset'
  | 'confirm'
  | 'password-changed'
  | 'receipt'
  | 'request'
  | 'notice'
  | 'newsletter-confirm'
  | 'newsletter'
  | 'one-click-agreed'
  | 'one-click-charged'
  | 'video-share'

/** The content and the recipient of a mail. */
export interface Letter {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: Paragraphs
  readonly link?: { readonly label: string; readonly href: string }
  /** Whether sender and text name neither the product nor a actor. */
  readonly isNeutral?: boolean
  /** The link that ends mails of this kind, as a page and as an address that is posted to. */
  readonly end?: { readonly label: string; readonly href: string; readonly oneClick: string }
}

/** Composes the mail of a job. `null`: there is no receiver, or nothing to write any more. */
export type Writer = (
  platform: PlatformContext,
  tx: Transaction,
  job: Job,
  language: Language,
) => Promise<Letter | null>

/**
 * Returns a link for a mail. Its token is in the fragment, which no server is sent and no log
 * holds.
 */
async function linkIn(
  platform: PlatformContext,
  tx: Transaction,
  kind: 'reset' | 'confirm',
  guest: GuestRecord,
  language: Language,
) {
  const token = await drawLink(platform, tx, { kind, guestId: guest.id, email: guest.email ?? '' })
  const page = kind === 'reset' ? 'newPassword' : 'confirmEmail'
  return `${platform.rules.of(mailRules).origin}${path(page, {}, language)}#${token}`
}

/**
 * Writes the mail to reset a password. Looks up the account here and not when the mail is
 * requested, so that the answer there takes the same time without an account.
 */
const reset: Writer = async (platform, tx, job, language) => {
  const [guest] = await tx.find(guests, 'byEmail', { prefix: [job.data['email'] ?? ''], limit: 1 })
  if (guest?.email == null) return null
  const { subject, text, label } = letterTexts[language].reset
  const href = await linkIn(platform, tx, 'reset', guest, language)
  return { to: guest.email, subject, paragraphs: text(guest.name), link: { label, href } }
}

const confirm: Writer = async (platform, tx, job, language) => {
  const guest = await tx.get(guests, asId<GuestId>(job.data['guestId'] ?? ''))
  if (guest?.email == null || guest.emailVerified) return null
  const { subject, text, label } = letterTexts[language].confirm
  const href = await linkIn(platform, tx, 'confirm', guest, language)
  return { to: guest.email, subject, paragraphs: text(guest.name), link: { label, href } }
}

const passwordChanged: Writer = async (platform, tx, job, language) => {
  const guest = await tx.get(guests, asId<GuestId>(job.data['guestId'] ?? ''))
  if (guest?.email == null) return null
  const { subject, text, label } = letterTexts[language].passwordChanged
  const href = `${platform.rules.of(mailRules).origin}${path('contact', {}, language)}`
  return { to: guest.email, subject, paragraphs: text(guest.name), link: { label, href } }
}

/** The writers of the mails, by kind. */
export type Writers = Readonly<Record<LetterKind, Writer>>

/** Mails about the account. */
export const accountLetters = {
  reset,
  confirm,
  'password-changed': passwordChanged,
} as const satisfies Partial<Writers>

/** Composes a mail. `null`: there is no receiver, or nothing to write any more. */
export async function letterOf(
  writers: Writers,
  platform: PlatformContext,
  tx: Transaction,
  job: Job,
): Promise<Mail | null> {
  const write: Writer | undefined = writers[job.data['letter'] as LetterKind]
  const language = languageOrDefault(job.data['language'] ?? null)
  const letter = await write?.(platform, tx, job, language)
  if (letter == null) return null
  const { to, replyTo, subject, paragraphs, link, end, isNeutral = false } = letter
  const lines = isNeutral ? [] : [letterTexts[language].end]
  return {
    id: job.id.replaceAll(/[^\w.-]/gu, '.'),
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    ...(isNeutral ? { isNeutral } : {}),
    ...(end === undefined ? {} : { unsubscribe: end.oneClick }),
    text: [...paragraphs, ...[link].flatMap(textOf), ...lines, ...[end].flatMap(textOf)].join('\n\n'),
    html: htmlOf(language, letter, lines),
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const plain = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? '').replaceAll('\n', '<br />')

type LetterLink = NonNullable<Letter['link']>

const textOf = (link: LetterLink | undefined): readonly string[] =>
  link === undefined ? [] : [`${link.label}:\n${link.href}`]

/**
 * Returns HTML plain enough for any mail program: text, one link, no picture that reports who has
 * read it.
 */
function htmlOf(language: Language, { subject, paragraphs, link, end }: Letter, lines: readonly string[]): string {
  const words = paragraphs.map((paragraph) => `<p>${plain(paragraph)}</p>`)
  const way =
    link === undefined
      ? ''
      : `<p><a href="${plain(link.href)}" style="font-weight:bold">${plain(link.label)}</a></p>
<p style="color:#666;font-size:13px;overflow-wrap:anywhere">${plain(link.href)}</p>`
  const last =
    end === undefined
      ? ''
      : `<p style="font-size:13px"><a href="${plain(end.href)}" style="color:#666">${plain(end.label)}</a></p>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8" /><title>${plain(subject)}</title></head>
<body style="max-width:560px;margin:24px auto;padding:0 16px;color:#222;font:16px/1.5 sans-serif">
${words.join('\n')}
${way}
${lines.map((line) => `<p style="color:#666">${plain(line)}</p>`).join('\n')}
${last}
</body></html>`
}
