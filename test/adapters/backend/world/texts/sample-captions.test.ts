import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwelcome } from '#test/support/world/unwelcome-words'
import { InlineCaptionHost } from '@/adapters/backend/media/inline-caption-host'
import captions from '@/adapters/backend/world/data/captions.json' with { type: 'json' }
import { sampleCaptions } from '@/adapters/backend/world/texts/sample-captions'
import { CLIPS, VIDEO_SETTINGS } from '@/domain/pictures/artwork'
import { cuesOf } from '@/domain/media/captions'
import { LANGUAGES } from '@/domain/navigation/language'

const clips = fc.integer({ min: 1, max: CLIPS }).map(String)
const lengths = fc.integer({ min: 1, max: 1_800 })

describe('the captions of sample videos', () => {
  it('are in order without overlap, the same each time, and those of a preview begin those of the whole', () => {
    fc.assert(
      fc.property(clips, lengths, lengths, fc.constantFrom(...LANGUAGES), (clip, a, b, language) => {
        const [some, all] = [Math.min(a, b), Math.max(a, b)].map((seconds) => sampleCaptions(clip, language, seconds))
        expect(sampleCaptions(clip, language, Math.max(a, b))).toEqual(all)
        expect(all?.slice(0, some?.length)).toEqual(some)
        expect(all?.every(({ from }, index) => index === 0 || from >= (all[index - 1]?.to ?? 0))).toBe(true)
      }),
    )
  })

  it('are at the same moments in each language, and of each setting', () => {
    const moments = LANGUAGES.map((language) => sampleCaptions('17', language, 900)?.map(({ from }) => from))
    expect(moments[1]).toEqual(moments[0])
    expect(moments[2]).toEqual(moments[0])
    expect(captions.settingSounds).toHaveLength(VIDEO_SETTINGS)
  })

  it('are none of a clip that there is not, nor in a language that none are written in', () => {
    const none = [
      ['0', 'de'],
      [String(CLIPS + 1), 'de'],
      ['1.5', 'de'],
      ['rain_1', 'de'],
      ['1', 'fr'],
    ] as const
    for (const [clip, language] of none) expect(sampleCaptions(clip, language, 60)).toBeNull()
  })

  it('are in neutral words', () => {
    for (const language of LANGUAGES)
      expect(
        unwelcome(
          Object.values(captions)
            .flat()
            .map((line) => line[language]),
          language,
        ),
      ).toEqual([])
  })

  it('are contained in their own address without a server, cut to what is granted', async () => {
    const host = new InlineCaptionHost(sampleCaptions)
    const address = await host.captions({ assetId: '17', language: 'es', seconds: 20, sessionId: 's' })
    const [head = '', file = ''] = String(address).split(',')
    expect(head).toBe('data:text/vtt;charset=utf-8')
    const cues = cuesOf(decodeURIComponent(file)) ?? []
    expect(cues.length).toBeGreaterThan(1)
    expect(Math.max(...cues.map(({ to }) => to))).toBeLessThanOrEqual(20_000)
  })
})
