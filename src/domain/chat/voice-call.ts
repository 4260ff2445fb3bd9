import type { ActorId } from '@/domain/ids'

/** The code of a voice call that has begun; every other one is a refusal [CHA-031]. */
export const VOICE_CALL_BEGAN = 2000

/** What a voice call can be refused for, and its code: 40xx lies with the guest, 50xx with the actor or the line (ours: the documents name 2000 only). */
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
  offline: 5001,
  busy: 5002,
  'mode-not-offered': 5003,
  'banned-country': 5004,
  'no-picture': 5005,
  'not-found': 5006,
} as const

/** Why a voice call did not begin. */
export type VoiceCallRefusal = keyof typeof voiceCallCodes

/** A call that did not begin: its code and whom it was for, as they are passed on to the page [CHA-031]. */
export interface RefusedCall {
  readonly code: number
  readonly actorId: ActorId
}

/** The refusal of a code; an unknown one is passed on as a mode that is not offered, so that a guest reads a reason in any case. */
export function voiceCallRefusalOf(code: number): VoiceCallRefusal {
  const found = Object.entries(voiceCallCodes).find(([, known]) => known === code)?.[0]
  return (found ?? 'mode-not-offered') as VoiceCallRefusal
}

/** The code of a refusal; a reason that a voice call does not know lies with the mode. */
export const voiceCallCodeOf = (reason: string): number =>
  Object.entries(voiceCallCodes).find(([known]) => known === reason)?.[1] ?? voiceCallCodes['mode-not-offered']

/** Whether an actor takes voice calls: as video calls, with a sound. */
export const takesVoiceCalls = (
  actor: { readonly features: { readonly audio: boolean } },
  isVideoCallOffered: boolean,
): boolean => actor.features.audio && isVideoCallOffered
