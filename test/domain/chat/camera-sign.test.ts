import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cameraSignOf, type Brightness } from '@/domain/chat/camera-sign'

const POINTS = 192
const anyPicture = fc.array(fc.nat(255), { minLength: POINTS, maxLength: POINTS })
const dim = (picture: Brightness, by: number): Brightness => picture.map((point) => point * by)

/** A grey wall with a bright hand at a place. */
const hand = (at: number): Brightness =>
  Array.from({ length: POINTS }, (_, point) => (Math.abs(point - at) < 12 ? 220 : 90))

describe('the sign of a camera', () => {
  it('is still for the same picture over and over, with the noise of a camera in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 40, max: 200 }), { minLength: POINTS, maxLength: POINTS }),
        fc.array(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: POINTS, maxLength: POINTS }), {
          minLength: 1,
          maxLength: 10,
        }),
        (wall, noises) => {
          const pictures = noises.map((noise) => wall.map((point, at) => point + (noise[at] ?? 0)))
          expect(cameraSignOf(pictures)).toBe('still')
        },
      ),
    )
  })

  it('is still where only the light of the whole room changes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 60 }), { minLength: 2, maxLength: 10 }), (lights) => {
        expect(cameraSignOf(lights.map((light) => hand(60).map((point) => point - 40 + light)))).toBe('still')
      }),
    )
  })

  it('is moving for a hand that goes to and fro, wherever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 150 }), (at) => {
        expect(cameraSignOf([hand(at), hand(at + 25), hand(at), hand(at + 25)])).toBe('moving')
      }),
    )
    expect(cameraSignOf([hand(60), hand(60), hand(60), hand(90)])).toBe('still')
  })

  it('is dark for every motion in a dark picture, and hidden without one', () => {
    fc.assert(
      fc.property(fc.array(anyPicture, { minLength: 1, maxLength: 10 }), (pictures) => {
        expect(cameraSignOf(pictures.map((picture) => dim(picture, 0.05)))).toBe('dark')
      }),
    )
    expect(cameraSignOf([])).toBe('hidden')
  })
})
