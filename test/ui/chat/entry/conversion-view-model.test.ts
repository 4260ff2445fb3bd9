import { expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { CONVERSION_CANDIDATE_FOR, CONVERSION_CHAT_FOR } from '@/domain/chat/conversion-chat'
import { asId, type ActorId } from '@/domain/ids'
import { actorWith } from '#test/support/ui/actors'
import { conversionOver } from '#test/support/ui/conversion'
import { settled } from '#test/support/ui/doubles'

const members = [actorWith({ id: asId<ActorId>('1') }), actorWith({ id: asId<ActorId>('2'), name: 'Noor' })]

it('counts down to the end on the clock of the platform, first of the three days and then of the hour, and is gone after it', async () => {
  const { conversion, clock, actions } = await conversionOver({ members })
  expect({ isShown: conversion.isShown, isOn: conversion.isOn, hasBegun: conversion.hasBegun }).toEqual({
    isShown: true,
    isOn: false,
    hasBegun: false,
  })
  expect(conversion.secondsLeft).toBe(CONVERSION_CANDIDATE_FOR / 1_000)
  await conversion.toggle(true)
  expect({ isOn: conversion.isOn, hasBegun: conversion.hasBegun, secondsLeft: conversion.secondsLeft }).toEqual({
    isOn: true,
    hasBegun: true,
    secondsLeft: 3_600,
  })
  clock.pass(5_000)
  expect(conversion.secondsLeft).toBe(3_595)
  clock.pass(CONVERSION_CHAT_FOR - 6_000)
  expect({ isShown: conversion.isShown, secondsLeft: conversion.secondsLeft }).toEqual({
    isShown: true,
    secondsLeft: 1,
  })
  clock.pass(1_000)
  expect({ isShown: conversion.isShown, secondsLeft: conversion.secondsLeft }).toEqual({
    isShown: false,
    secondsLeft: 0,
  })
  expect(actions).toEqual(['enable'])
})

it('shows nothing of a call that failed, throws nothing, and the switch goes back to where it was [CHA-015]', async () => {
  const { conversion, actions } = await conversionOver({
    members,
    set: async () => {
      throw new BackendError('unavailable')
    },
  })
  const toggled = conversion.toggle(true)
  expect(conversion.isOn).toBe(true)
  await expect(toggled).resolves.toBeUndefined()
  expect({ isShown: conversion.isShown, isOn: conversion.isOn, hasBegun: conversion.hasBegun }).toEqual({
    isShown: true,
    isOn: false,
    hasBegun: false,
  })
  await conversion.toggle(true)
  expect(actions).toEqual(['enable', 'enable'])
})

it('sends what a double press means once, and reads again what another page or a chat has changed', async () => {
  const { conversion, live, actions, use } = await conversionOver({ members })
  await Promise.all([conversion.toggle(true), conversion.toggle(true)])
  expect(actions).toEqual(['enable'])
  use(1)
  live.send({ type: 'vouchers', vouchers: [] })
  await settled()
  expect(conversion.minutesLeft).toBe(1)
  use(0)
  live.send({ type: 'vouchers', vouchers: [] })
  await settled()
  expect(conversion.isShown).toBe(false)
})

it('names who takes part, and is not shown where nobody does or to a guest without an account', async () => {
  const { conversion } = await conversionOver({ members })
  expect([conversion.isFor(asId<ActorId>('2')), conversion.isFor(asId<ActorId>('3'))]).toEqual([true, false])
  expect((await conversionOver({ members: [] })).conversion.isShown).toBe(false)
  expect((await conversionOver({ members, isLoggedIn: false })).conversion.isShown).toBe(false)
})
