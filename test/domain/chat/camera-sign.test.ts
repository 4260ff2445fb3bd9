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

  it('is dark below a tenth of full light, and moving from four changed points in a hundred on', () => {
    const even = (light: number): Brightness => Array.from({ length: 100 }, () => light)
    expect([23, 24].map((light) => cameraSignOf([even(light)]))).toEqual(['dark', 'still'])
    /** A picture in which so many points differ by so much, as many up as down, so that its light is the same. */
    const changed = (pairs: number, by: number): Brightness =>
      even(100).map((light, at) => (at < pairs ? light + by : at < 2 * pairs ? light - by : light))
    const signOf = (pairs: number, by: number) =>
      cameraSignOf([even(100), changed(pairs, by), even(100), changed(pairs, by)])
    expect([signOf(1, 50), signOf(2, 18), signOf(2, 19), signOf(2, 50)]).toEqual(['still', 'still', 'moving', 'moving'])
    // A picture of few points needs one that changes.
    const small = (light: number): Brightness => [light, 200 - light]
    expect(cameraSignOf([small(100), small(100), small(100)])).toBe('still')
    expect(cameraSignOf([small(60), small(140), small(60)])).toBe('moving')
    // Two changes are a motion, one is a lamp.
    expect(cameraSignOf([even(100), changed(9, 40), even(100)])).toBe('moving')
    expect(cameraSignOf([even(100), changed(9, 40), changed(9, 40)])).toBe('still')
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
