import { exchange, leave } from './sdp-exchange'
import type { SendingState } from '@/application/chat/camera'
import type { Clock } from '@/application/device/clock'
import { pauseBefore } from '@/domain/chat/live-recovery'

/** Sends a stream by WHIP until the returned function is called. A connection that breaks is made again as that of a viewer is. */
export function publishStream(
  clock: Clock,
  stream: MediaStream,
  url: string,
  onState: (state: SendingState) => void,
): () => void {
  let isOver = false
  let attempt = 0
  let end = (): void => undefined
  let cancel = (): void => undefined
  const again = (): void => {
    end()
    if (isOver) return
    onState('interrupted')
    const pause = pauseBefore(attempt)
    attempt += 1
    if (pause !== null) cancel = clock.after(pause, () => void connect())
  }
  const connect = async (): Promise<void> => {
    const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
    let isCurrent = true
    let ended: string | null = null
    end = () => {
      if (isCurrent) leave(peer, ended)
      isCurrent = false
    }
    for (const track of stream.getTracks()) peer.addTransceiver(track, { direction: 'sendonly', streams: [stream] })
    peer.addEventListener('connectionstatechange', () => {
      if (!isCurrent) return
      if (peer.connectionState === 'connected') {
        attempt = 0
        onState('sending')
      } else if (peer.connectionState === 'failed') again()
    })
    try {
      const { status, address, answer } = await exchange(peer, url)
      if (!isCurrent) return leave(peer, address)
      ended = address
      if (status === 201) await peer.setRemoteDescription({ type: 'answer', sdp: answer })
      else again()
    } catch {
      if (isCurrent) again()
    }
  }
  const onOnline = (): void => {
    attempt = 0
    again()
  }
  addEventListener('online', onOnline)
  onState('connecting')
  void connect()
  return () => {
    isOver = true
    removeEventListener('online', onOnline)
    cancel()
    end()
  }
}
