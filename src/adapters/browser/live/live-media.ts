import { openCameraOf } from './browser-camera'
import { playLive } from './browser-live-player'
import { SystemClock } from '@/adapters/system/system-clock'
import type { Cameras } from '@/application/chat/camera'
import type { LivePlayer } from '@/application/chat/live-player'

// Live pictures on what the browser has. The module itself is the port, so that nothing but its name is loaded before.

const clock = new SystemClock()

export const play: LivePlayer['play'] = async (stream, screen, onPhase) => playLive(clock, stream, screen, onPhase)

export const openCamera: Cameras['openCamera'] = (choice, onEnd, what) => openCameraOf(clock, choice, onEnd, what)
