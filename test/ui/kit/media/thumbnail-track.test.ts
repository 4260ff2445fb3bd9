import { describe, expect, it } from 'vitest'
import { thumbnailTrack } from '@/ui/kit/media/thumbnail-track'

describe('the track of frames above the bar of a player', () => {
  it('shows each frame until the next one, by its whole address and in its small width', () => {
    const frames = [0, 8, 3_599].map((at) => ({ at, address: `/media/pictures/frame-${at}` }))
    const track = thumbnailTrack(frames, 3_700.4, 'https://vesper.test/en/videos/')
    const lines = decodeURIComponent(track.slice(track.indexOf(',') + 1)).split('\n')
    expect(track.startsWith('data:text/vtt')).toBe(true)
    expect(lines.filter((line) => line !== '')).toEqual([
      'WEBVTT',
      '00:00:00.000 --> 00:00:08.000',
      'https://vesper.test/media/pictures/frame-0-w320.webp#xywh=0,0,320,180',
      '00:00:08.000 --> 00:59:59.000',
      'https://vesper.test/media/pictures/frame-8-w320.webp#xywh=0,0,320,180',
      '00:59:59.000 --> 01:01:40.000',
      'https://vesper.test/media/pictures/frame-3599-w320.webp#xywh=0,0,320,180',
    ])
  })
})
