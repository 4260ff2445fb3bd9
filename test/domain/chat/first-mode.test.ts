import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstMode, modeAfterPreview } from '@/domain/chat/first-mode'
import { chatModes } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'

const offers = fc.subarray([...chatModes])
const requested = fc.option(fc.constantFrom(...chatModes))

describe('the mode a lobby begins with', () => {
  it('is always on offer, and paid only where the guest requested it or it is the only one', () => {
    fc.assert(
      fc.property(offers, requested, fc.boolean(), (offered, wanted, hasPreviewed) => {
        const mode = firstMode(offered, { requested: wanted, hasPreviewed })
        const isChosen = mode === null || offered.includes(mode)
        const isRequested = mode === null || !isPaidMode(mode) || mode === wanted || offered.length === 1
        expect({ isChosen, isRequested, isOnlyModeRefused: mode === null && offered.length === 1 }).toEqual({
          isChosen: true,
          isRequested: true,
          isOnlyModeRefused: false,
        })
      }),
    )
  })

  it('is free chat where the list has promised it', () => {
    expect(firstMode(['single', 'free', 'preview'], { requested: null, hasPreviewed: false })).toBe('free')
  })

  it('is the preview that was requested, and not again once it was seen', () => {
    const offered = ['single', 'preview'] as const
    expect(firstMode(offered, { requested: 'preview', hasPreviewed: false })).toBe('preview')
    expect(firstMode(offered, { requested: 'preview', hasPreviewed: true })).toBeNull()
  })
})

describe('what follows a preview', () => {
  it('is a chat, never the preview again', () => {
    fc.assert(
      fc.property(offers, (offered) => {
        expect(modeAfterPreview(offered)).not.toBe('preview')
      }),
    )
    expect(modeAfterPreview(['single', 'preview'])).toBe('single')
    expect(modeAfterPreview(['single', 'free', 'preview'])).toBe('free')
    expect(modeAfterPreview(['preview'])).toBeNull()
  })
})
