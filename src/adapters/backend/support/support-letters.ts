import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { supportRequests } from './support-records'
import { letterTexts } from '@/adapters/backend/mail/letter-texts'
import type { Writer, Writers } from '@/adapters/backend/mail/letters'

/** Writes the receipt to the guest, which contains nothing of their text. */
const receipt: Writer = async (_platform, tx, job, language) => {
  const request = await tx.get(supportRequests, job.data['id'] ?? '')
  if (request === undefined) return null
  const { subject, text } = letterTexts[language].receipt
  return { to: request.email, subject: subject(request.receipt), paragraphs: text(request.receipt) }
}

/**
 * Writes the request to the operator, in the one language that all of them read; an answer goes to
 * the guest.
 */
const request: Writer = async (platform, tx, job) => {
  const found = await tx.get(supportRequests, job.data['id'] ?? '')
  const to = platform.rules.of(mailRules).operator
  if (found === undefined || to === null) return null
  const { receipt: number, topic, email, about, guestId, language, text, quote } = found
  const facts = [
    `Topic: ${topic}`,
    ...(about === null ? [] : [`About: ${about.kind} ${about.id} (${about.name})`]),
    ...(quote === undefined ? [] : [`Reported: ${quote}`]),
    `From: ${email}`,
    `Guest: ${guestId}, language: ${language}`,
  ]
  return { to, replyTo: email, subject: `[${number}] ${topic}`, paragraphs: [facts.join('\n'), text] }
}

/** Mails about requests of guests. */
export const supportLetters = { receipt, request } as const satisfies Partial<Writers>
