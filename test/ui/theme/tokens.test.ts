import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, over, tokenBlocks } from '#test/ui/theme/tokens'

const css = readFileSync('src/ui/theme/tokens.css', 'utf8')
const { dark, light, reduced } = tokenBlocks(css)

const grounds = ['--ground', '--ground-2', '--raised', '--raised-2']
const inks = ['--ink', '--ink-2', '--ink-3', '--ember-ink', '--gold', '--good', '--bad']
const fills = [
  ['--on-ember', '--ember'],
  ['--on-ember', '--ember-hover'],
  ['--on-gold', '--gold-fill'],
  ['--on-bad', '--bad-fill'],
  ['--on-ink', '--ink'],
] as const

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s theme', (_name, tokens) => {
  const colour = (name: string, ground = '--ground') => over(tokens.get(name) ?? '', tokens.get(ground) ?? '')

  it.each(grounds)('lets every ink be read on %s at WCAG AA', (ground) => {
    for (const ink of inks) expect(contrast(colour(ink), colour(ground)), `${ink} on ${ground}`).toBeGreaterThan(4.5)
  })

  it.each(fills)('lets %s be read on its fill %s', (ink, fill) => {
    expect(contrast(colour(ink), colour(fill))).toBeGreaterThan(4.5)
  })

  it('makes coloured text readable on its own soft wash', () => {
    for (const [ink, wash] of [
      ['--ember-ink', '--ember-soft'],
      ['--gold', '--gold-soft'],
      ['--good', '--good-soft'],
      ['--bad', '--bad-soft'],
      ['--ink', '--glass-hover'],
    ] as const)
      for (const ground of ['--ground', '--raised'])
        expect(
          contrast(colour(ink), over(tokens.get(wash) ?? '', tokens.get(ground) ?? '')),
          `${ink} on ${wash}`,
        ).toBeGreaterThan(4.5)
  })

  it.each(grounds)('shows the border of a field and the focus ring on %s at 3 to 1', (ground) => {
    expect(contrast(colour('--line-3'), colour(ground))).toBeGreaterThan(3)
    expect(contrast(colour('--ring'), colour(ground))).toBeGreaterThan(3)
  })
})

describe('the themes together', () => {
  it('differ, and leave no colour to be chosen', () => {
    expect(dark.get('--ground')).not.toBe(light.get('--ground'))
    expect([...dark.values(), ...light.values()].filter((value) => value.includes('light-dark'))).toEqual([])
  })

  it('have no duration for a guest who requested reduced motion', () => {
    expect([...reduced.keys()]).toContain('--d1')
    expect(new Set(reduced.values())).toEqual(new Set(['0ms']))
  })
})
