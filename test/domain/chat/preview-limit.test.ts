import { describe, expect, it } from 'vitest'
import { previewSeconds } from '@/domain/chat/preview-limit'

describe('live preview', () => {
  it('lasts 5 seconds for a guest who is not VIP [CHA-017]', () => {
    expect(previewSeconds(false)).toBe(5)
  })

  it('lasts 20 seconds for a VIP guest [CHA-018]', () => {
    expect(previewSeconds(true)).toBe(20)
  })

  it('follows the configuration where it says otherwise', () => {
    const limits = { ordinarySeconds: 8, vipSeconds: 30 }
    expect([previewSeconds(false, limits), previewSeconds(true, limits)]).toEqual([8, 30])
  })
})
