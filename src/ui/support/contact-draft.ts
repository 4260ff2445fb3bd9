import { isJsonObject, parseJson } from '@/domain/access/json'
import {
  SUBJECT_KINDS,
  SUPPORT_TOPICS,
  type SubjectKind,
  type SupportSubject,
  type SupportTopic,
} from '@/domain/support/support-request'

/** A message that the guest has begun, stored on the device until it is sent. */
export interface ContactDraft {
  readonly topic: SupportTopic
  readonly email: string
  readonly text: string
  /** Names the request: sent again after a reload, it is the same one. */
  readonly key: string
}

const isTopic = (value: unknown): value is SupportTopic => (SUPPORT_TOPICS as readonly unknown[]).includes(value)
const isKind = (value: unknown): value is SubjectKind => (SUBJECT_KINDS as readonly unknown[]).includes(value)

/** Reads a draft from storage; `null` for anything else. */
export function readDraft(stored: string | null): ContactDraft | null {
  const json = stored === null ? undefined : parseJson(stored)
  if (!isJsonObject(json)) return null
  const { topic, email, text, key } = json
  if (!isTopic(topic) || typeof email !== 'string' || typeof text !== 'string' || typeof key !== 'string') return null
  return { topic, email, text, key }
}

/** Maximum length of a name and an id that an address may carry. */
const MAX_NAME_LENGTH = 200
const MAX_ID_LENGTH = 100

/** The subject of the request, as the address of the page specifies it. */
export function subjectOf(search: string): {
  readonly topic: SupportTopic | null
  readonly about: SupportSubject | null
} {
  const query = new URLSearchParams(search)
  const topic = query.get('topic')
  const [kind = '', id = ''] = (query.get('about') ?? '').split(':')
  const name = query.get('name') ?? ''
  const isWhole =
    isKind(kind) && id !== '' && name !== '' && id.length <= MAX_ID_LENGTH && name.length <= MAX_NAME_LENGTH
  return { topic: isTopic(topic) ? topic : null, about: isWhole ? { kind, id, name } : null }
}

/** The query of the contact page for a thing that is reported. */
export const reportQuery = ({ kind, id, name }: SupportSubject): Readonly<Record<string, string>> => ({
  topic: 'report',
  about: `${kind}:${id}`,
  name: Array.from(name).slice(0, MAX_NAME_LENGTH).join(''),
})
