import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { describe, expect, it } from 'vitest'
import { packerProblem } from '@/adapters/server/video/hls/usable-packer'

describe('the program that packs live pictures', () => {
  it('is usable where it has both encoders', () => {
    expect(packerProblem({ program: ffmpeg.path })).toBeNull()
  })

  it('is named with its reason where it is not installed', () => {
    expect(packerProblem({ program: '/nowhere/ffmpeg' })).toMatch(/FFMPEG_PATH is “\/nowhere\/ffmpeg”.*ENOENT/u)
  })

  it('is refused where it is another program', () => {
    expect(packerProblem({ program: process.execPath })).toContain('no libx264')
  })
})
