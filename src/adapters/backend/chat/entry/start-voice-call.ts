import { startChat } from './start-chat'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { VoiceCallAnswer, VoiceCallRequest } from '@/application/chat/chat-gateway'
import { VOICE_CALL_BEGAN, voiceCallCodeOf } from '@/domain/chat/voice-call'

const refused = (reason: string, missing = 0): VoiceCallAnswer => ({
  resultCode: voiceCallCodeOf(reason),
  server: null,
  clientId: null,
  missing,
})

/** Starts an anonymous voice call: a sound-only video call with own codes (CHA-030, CHA-031). */
export async function startVoiceCall(
  platform: PlatformContext,
  caller: RequestContext,
  { accessToken, ...request }: VoiceCallRequest,
): Promise<VoiceCallAnswer> {
  if (accessToken !== undefined && (await hashOf(accessToken)) !== caller.tokenHash()) return refused('login-required')
  const result = await startChat(platform, caller, { ...request, mode: 'video-call' }, true)
  if (!result.ok) return refused(result.reason, result.missing)
  const { chatId, stream } = result.chat
  return {
    resultCode: VOICE_CALL_BEGAN,
    server: stream.kind === 'generated' ? '' : stream.url,
    clientId: chatId,
    missing: 0,
  }
}
