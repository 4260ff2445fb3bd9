import type { ActorId } from '@/domain/ids'

/** The code of a voice call that has begun; every other one is a refusal [CHA-031]. */
export const VOICE_CALL_BEGAN = 2000

/**
 * The refusals of a voice call and their codes: 40xx lies with the guest, 50xx with the actor or
 * the line (ours: the documents name 2000 only).
 */
export const voiceCallCodes = {
  'login-required': 4001,
  'not-enough-money': 4002,
  'limit-reached': 4003,
  'self-excluded': 4004,
  restricted: 4005,
  locked: 4006,
  'price-changed': 4007,
  'already-chatting': 4008,
  'age-check': 4009,
  'forced-payment': 4010,
  offline: 5001,
  busy: 5002,
  'mode-not-offered': 5003,
  'banned-country': 5004,
  'no-picture': 5005,
  'not-found': 5006,
} as const

/** The reason a voice call did not begin. */
export type VoiceCallRefusal = keyof typeof voiceCallCodes

/** A call that did not begin: its code and its actor, as the page receives them [CHA-031]. */
export interface RefusedCall {
  readonly code: number
  readonly actorId: ActorId
}

/**
 * Returns the refusal of a code; an unknown one counts as a mode that is not offered, so that the
 * guest always reads a reason.
 */
export function voiceCallRefusalOf(code: number): VoiceCallRefusal {
  const found = Object.entries(voiceCallCodes).find(([, known]) => known === code)?.[0]
  return (found ?? 'mode-not-offered') as VoiceCallRefusal
}

/**
 * Returns the code of a refusal; a reason that voice calls do not know counts as a mode that is not
 * offered.
 */
export const voiceCallCodeOf = (reason: string): number =>
  Object.entries(voiceCallCodes).find(([known]) => known === reason)?.[1] ?? voiceCallCodes['mode-not-offered']

/** Whether an actor takes voice calls: those who offer video calls and have audio do. */
export const takesVoiceCalls = (
  actor: { readonly features: { readonly audio: boolean } },
  isVideoCallOffered: boolean,
): boolean => actor.features.audio && isVideoCallOffered
