import { expect, it } from 'vitest'
import { credentialsFor } from '@/ui/kit/media/player-source'

/** Whether a request of a player of this playlist carries the session's cookie. */
function carriesCookie(playlist: string, url: string): boolean {
  const request = { withCredentials: false } as XMLHttpRequest
  credentialsFor(playlist)(request, url)
  return request.withCredentials
}

it.each([
  ['https://api.example/media/play/t.m3u8', 'https://api.example/media/clips/t/0.m4s', true],
  ['https://api.example/media/play/t.m3u8', 'https://files.example/0.m4s', false],
  ['https://api.example/media/play/t.m3u8', 'http://api.example/media/clips/t/0.m4s', false],
  ['data:application/vnd.apple.mpegurl,x', 'https://app.example/art/clips/1/0.m4s', false],
])('sends the session to the host that granted the playlist and to no other it names: %s, %s', (playlist, url, is) => {
  expect(carriesCookie(playlist, url)).toBe(is)
})
